const BLOCK_BYTES = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 32 bits of the fractional part. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const PRIMES = primes(64);
const ROUND_CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const block = new Uint8Array(length);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(length - 4, bytes.length * 8);
  return view;
}

function schedule(view: DataView, offset: number): Int32Array {
  const words = new Int32Array(64);
  const at = (index: number) => words[index] ?? 0;
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      words[i] = view.getInt32(offset + i * 4);
      continue;
    }
    const s0 = rotate(at(i - 15), 7) ^ rotate(at(i - 15), 18) ^ (at(i - 15) >>> 3);
    const s1 = rotate(at(i - 2), 17) ^ rotate(at(i - 2), 19) ^ (at(i - 2) >>> 10);
    words[i] = at(i - 16) + s0 + at(i - 7) + s1;
  }
  return words;
}

/** SHA-256 (FIPS 180-4) of short inputs, for browsers that hide WebCrypto. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  const state = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  for (let offset = 0; offset < view.byteLength; offset += BLOCK_BYTES) {
    const words = schedule(view, offset);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_CONSTANTS[i] ?? 0) + (words[i] ?? 0)) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word;
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) digest.setInt32(i * 4, word);
  return new Uint8Array(digest.buffer);
}
