/** As much of CBOR (RFC 8949) as a device writes: whole numbers, texts, bytes and maps. */
export type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor> | readonly Cbor[]

const head = (major: number, count: number): Buffer => {
  const type = major << 5
  if (count < 24) return Buffer.from([type | count])
  if (count < 256) return Buffer.from([type | 24, count])
  return Buffer.from([type | 25, count >> 8, count & 255])
}

export const encodeCbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, part]) => [encodeCbor(key), encodeCbor(part)]),
    ])
  const items = value as readonly Cbor[]
  return Buffer.concat([head(4, items.length), ...items.map(encodeCbor)])
}
