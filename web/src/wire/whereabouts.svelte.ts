// Where others find this server: on 127.0.0.1 nobody else would.

import { whereabouts } from "./api";

export class Whereabouts {
  address = $state(location.origin);
  /** Whether no other device can reach it. */
  alone = $state(false);

  constructor() {
    $effect(() => {
      whereabouts().then(
        (server) => {
          this.address = server.address;
          this.alone = server.alone;
        },
        () => undefined,
      );
    });
  }
}
