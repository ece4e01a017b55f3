import { mostParts } from './most-parts.ts'

/** A box of ISO/IEC 14496-12: the type, and where its content begins and ends. */
export type Box = { readonly type: string; readonly start: number; readonly end: number }

const boxAt = (bytes: Buffer, at: number, to: number): Box | null => {
  if (to - at < 8) return null
  const short = bytes.readUInt32BE(at)
  const head = short === 1 ? 16 : 8
  if (to - at < head) return null
  const long = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
  const size = short === 0 ? to - at : long
  if (size < head || size > to - at) return null
  return { type: bytes.toString('latin1', at + 4, at + 8), start: at + head, end: at + size }
}

/** First boxes of a part of a file, as far as readable; whole when they fill it. */
export const boxesIn = (
  bytes: Buffer,
  from: number,
  to: number,
): { readonly boxes: readonly Box[]; readonly isWhole: boolean } => {
  const boxes: Box[] = []
  let at = from
  while (at < to && boxes.length <= mostParts) {
    const box = boxAt(bytes, at, to)
    if (!box) return { boxes, isWhole: false }
    boxes.push(box)
    at = box.end
  }
  return { boxes, isWhole: at >= to }
}

/** Content of the only box of this type: ISO/IEC 14496-12 and 23008-12 allow one `meta`, `iprp` and `ipco` each. */
const inside = (bytes: Buffer, boxes: readonly Box[], type: string, skipped = 0): readonly Box[] => {
  const [only, ...others] = boxes.filter((box) => box.type === type)
  return only && others.length === 0 ? boxesIn(bytes, only.start + skipped, only.end).boxes : []
}

export type Size = { readonly width: number; readonly height: number }

/** `meta` begins with four bytes of version and flags, as `ispe` does. */
const metaBoxes = (bytes: Buffer): readonly Box[] => inside(bytes, boxesIn(bytes, 0, bytes.length).boxes, 'meta', 4)

/** Attack: a million empty boxes. */
export const hasTooManyBoxes = (bytes: Buffer): boolean =>
  [boxesIn(bytes, 0, bytes.length).boxes, metaBoxes(bytes), propertyBoxes(bytes)].some(
    ({ length }) => length > mostParts,
  )

const propertyBoxes = (bytes: Buffer): readonly Box[] => inside(bytes, inside(bytes, metaBoxes(bytes), 'iprp'), 'ipco')

const isFilled = (boxes: readonly Box[], type: string): boolean =>
  boxes.some((box) => box.type === type && box.end > box.start)

/** Whether the file names its main picture, where its data are and how they are coded. */
export const isHeicDescribed = (bytes: Buffer): boolean => {
  const meta = metaBoxes(bytes)
  return ['pitm', 'iloc', 'iinf'].every((type) => isFilled(meta, type)) && isFilled(propertyBoxes(bytes), 'hvcC')
}

/** The largest picture that a HEIC states, ISO/IEC 23008-12 `ispe`; undefined: none stated. */
export const heicSize = (bytes: Buffer): Size =>
  propertyBoxes(bytes)
    .filter(({ type, start, end }) => type === 'ispe' && end - start >= 12)
    .map(({ start }) => ({ width: bytes.readUInt32BE(start + 4), height: bytes.readUInt32BE(start + 8) }))
    .reduce((one, other) => (other.width * other.height > one.width * one.height ? other : one), {
      width: 0,
      height: 0,
    })
