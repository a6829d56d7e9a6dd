// This device's part in a fair deal: 32 random bytes, promised by their hash before the start and
// opened after everybody has promised. Kept here, so that the match can be checked against them.

import { type KeptShare, keepShare, keptShare } from "./device";
import { sha256Plain } from "./sha256";

/** Bytes in hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of hexadecimal digits. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  }
  return bytes;
}

/** SHA-256 of some bytes. */
export async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle) return sha256Plain(bytes);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** The share of a sitting in a match: the one kept, or a new one, kept before it is told. */
export async function shareFor(
  match: string,
  sitting: string,
  commitment: string,
): Promise<KeptShare> {
  const kept = keptShare(match, sitting);
  if (kept) return kept;
  const entropy = crypto.getRandomValues(new Uint8Array(32));
  const share = { match, commitment, entropy: toHex(entropy), hash: toHex(await digest(entropy)) };
  keepShare(sitting, share);
  return share;
}
