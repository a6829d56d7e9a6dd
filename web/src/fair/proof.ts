// What this device kept of a match, as a file for `sushibelt verify --proof`; docs/fair.md has the format.

import type { KeptShare } from "../wire/device";

/** The text of the file. */
export function proofText(match: string, kept: readonly KeptShare[]): string {
  const shares = kept.map((share) => ({
    commitment: share.commitment,
    hash: share.hash,
    entropy: share.entropy,
    terms: share.terms ?? null,
    acknowledged: share.acknowledged ?? false,
  }));
  return `${JSON.stringify({ "sushibelt-proof": 1, match, shares }, null, 2)}\n`;
}

/** Have the browser save it. */
export function downloadProof(match: string, kept: readonly KeptShare[]): void {
  const address = URL.createObjectURL(
    new Blob([proofText(match, kept)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = `sushibelt-proof-${match}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
