// Attack: a key that leads out of its folder or bucket.
const isPlain = (segment: string): boolean =>
  segment !== '' &&
  segment !== '.' &&
  segment !== '..' &&
  !/[\\\p{Cc}\p{Cs}]/u.test(segment) &&
  Buffer.byteLength(segment) <= 200

/** The segments of a key; throws when it is invalid. */
export const keySegments = (key: string): readonly string[] => {
  const segments = key.split('/')
  if (!segments.every(isPlain)) throw new Error('This is no key of a file.')
  return segments
}
