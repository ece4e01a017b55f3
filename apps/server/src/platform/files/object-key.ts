// A key may carry a name from outside: it must not leave its folder or bucket.
const isPlain = (segment: string): boolean =>
  segment !== '' &&
  segment !== '.' &&
  segment !== '..' &&
  !/[\\\p{Cc}\p{Cs}]/u.test(segment) &&
  Buffer.byteLength(segment) <= 200

/** The segments of a key; throws for what is no key. */
export const keySegments = (key: string): readonly string[] => {
  const segments = key.split('/')
  if (!segments.every(isPlain)) throw new Error('This is no key of a file.')
  return segments
}
