/** SHA-256 of FIPS 180-4, for pages without a secure context, where `crypto.subtle` is missing. */

const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}
const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && isPrime(n))
/** The first 32 bits of the fractional part. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0
const roundConstants = primes.slice(0, 64).map((p) => fraction(Math.cbrt(p)))
const initialHash = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)))

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

const padded = (bytes: Uint8Array): DataView => {
  const size = (((bytes.length + 8) >> 6) + 1) << 6
  const view = new DataView(new ArrayBuffer(size))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(size - 4, bytes.length << 3)
  return view
}

const schedule = (view: DataView, offset: number): Int32Array => {
  const w = new Int32Array(64)
  for (let t = 0; t < 16; t++) w[t] = view.getInt32(offset + t * 4)
  for (let t = 16; t < 64; t++) {
    const [a = 0, b = 0, c = 0, d = 0] = [w[t - 15], w[t - 2], w[t - 16], w[t - 7]]
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
    w[t] = (c + s0 + d + s1) | 0
  }
  return w
}

const compress = (hash: readonly number[], w: Int32Array): readonly number[] => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (roundConstants[t] ?? 0) + (w[t] ?? 0)) | 0
    const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((value, i) => (value + (hash[i] ?? 0)) | 0)
}

/** Lower-case hex SHA-256 of a text. */
export const sha256 = (text: string): string => {
  const view = padded(new TextEncoder().encode(text))
  let hash: readonly number[] = initialHash
  for (let offset = 0; offset < view.byteLength; offset += 64) hash = compress(hash, schedule(view, offset))
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
