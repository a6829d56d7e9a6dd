import { expect, test } from "vitest";
import { digest, toHex } from "./entropy";
import { sha256Plain } from "./sha256";

test("gives what WebCrypto gives, around each block's edge", async () => {
  for (const length of [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(toHex(sha256Plain(bytes))).toBe(toHex(await digest(bytes)));
  }
});
