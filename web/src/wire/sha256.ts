// SHA-256 for pages without WebCrypto: browsers withhold it from plain addresses of the home network.

const WORD = 0x100000000;
const [ROUND_WORDS, FIRST_STATE] = constants();

/** The constants of the standard: fractions of the roots of the first primes. */
function constants(): [Uint32Array, Uint32Array] {
  const rounds = new Uint32Array(64);
  const state = new Uint32Array(8);
  for (let n = 2, found = 0; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) state[found] = (n ** (1 / 2) % 1) * WORD;
    rounds[found++] = (n ** (1 / 3) % 1) * WORD;
  }
  return [rounds, state];
}

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** The bytes with their end mark and length, in whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 4, bytes.length * 8);
  return view;
}

function mix(state: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + (ROUND_WORDS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word;
}

function schedule(view: DataView, at: number, w: Uint32Array): void {
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] ?? 0;
    const y = w[i - 2] ?? 0;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
  }
}

/** SHA-256 of some bytes. */
export function sha256Plain(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  const state = FIRST_STATE.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < view.byteLength; at += 64) {
    schedule(view, at, w);
    mix(state, w);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) out.setUint32(4 * i, word);
  return new Uint8Array(out.buffer);
}
