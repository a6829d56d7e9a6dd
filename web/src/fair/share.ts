// This page's part in a fair deal: promise a share of chance, keep the terms of the deal, and open
// the share for these terms alone. Whoever deals could otherwise wait for the shares and then change
// something else that the key is made of, until a deal comes out that they like.

import { type KeptShare, keepShare } from "../wire/device";
import { digest, shareFor, toHex } from "../wire/entropy";
import { Refusal, type Saying } from "../wire/line";
import type { TableMessage } from "../wire/types";

export class FairShare {
  #promised = "";
  #opened = "";

  /** `sitting` tells people at the same device apart; `alarm` hears of terms that changed. */
  constructor(
    readonly sitting: string,
    readonly send: (saying: Saying) => Promise<void>,
    readonly alarm: (problem: Refusal) => void,
  ) {}

  /** Promise in the lobby, open at the start. Without a share the match starts all the same. */
  async hear(message: TableMessage): Promise<void> {
    if (message.you === null) return;
    const known = message.fair.shares[message.you];
    const early = message.stage === "lobby" || (message.stage === "opening" && !message.fair.opens);
    if (early && !known?.hash && this.#promised !== `${message.match}.${message.you}`) {
      this.#promised = `${message.match}.${message.you}`;
      const share = await shareFor(message.match, this.sitting, message.fair.commitment);
      await this.send({ type: "mingle", hash: share.hash }).catch(() => undefined);
    }
    if (message.fair.terms && known?.hash && this.#opened !== message.fair.terms) {
      this.#opened = message.fair.terms;
      await this.#open(message, message.you, message.fair.terms);
    }
  }

  async #open(message: TableMessage, seat: number, terms: string): Promise<void> {
    const share = await shareFor(message.match, this.sitting, message.fair.commitment);
    if (message.fair.shares[seat]?.hash !== share.hash) return;
    if (share.terms === undefined ? !termsFit(terms, share, seat) : share.terms !== terms) {
      this.alarm(new Refusal("share-terms-changed", {}));
      return;
    }
    keepShare(this.sitting, { ...share, terms });
    const name = toHex(await digest(new TextEncoder().encode(terms)));
    try {
      await this.send({ type: "open", entropy: share.entropy, terms: name });
      keepShare(this.sitting, { ...share, terms, acknowledged: true });
    } catch {
      // Too late, or refused: the match starts without this share, and the check will say so.
    }
  }
}

/** Whether terms are about this match, its commitment, and this share on this seat and no other. */
export function termsFit(terms: string, share: KeptShare, seat: number): boolean {
  const lines = terms.split("\n");
  return (
    lines.includes(`match ${share.match}`) &&
    lines.includes(`commitment ${share.commitment}`) &&
    lines.includes(`hash ${seat} ${share.hash}`) &&
    lines.filter((line) => line.startsWith("hash ") && line.endsWith(share.hash)).length === 1
  );
}
