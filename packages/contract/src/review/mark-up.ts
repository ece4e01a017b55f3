import { z } from 'zod'
import { inText } from '../platform/coded/told.ts'
import { told } from '../platform/messages.ts'
import { words } from '../platform/words.ts'

/** Mark-up of a photo: data beside the untouched original. A place is a fraction of the picture's width and height. */

const fraction = z.number().refine((value) => value >= 0 && value <= 1, inText(told('markOutside')))
const place = z.tuple([fraction, fraction])
/** Fractions of the picture's width and height, from its upper left corner. */
export type Place = z.infer<typeof place>

/** Characters. */
export const longestNote = 300
/** Of the known length, mm. */
export const mostMillimetres = 500_000

const millimetres = z
  .number()
  .refine((value) => value > 0 && value <= mostMillimetres, inText(told('knownLengthRange')))
  .meta({ label: 'Known length' })
const line = { from: place.meta({ label: 'Start' }), to: place.meta({ label: 'End' }) }

/** Told apart on photos, in grey and by colour-blind people. */
export const markColours = ['yellow', 'blue', 'orange', 'pink', 'white'] as const
export type MarkColour = (typeof markColours)[number]
/** Absent on marks of before there were colours: see `colourOf`. */
const coloured = { colour: z.enum(markColours).optional().meta({ label: 'Colour' }) }

/** Of a polygon. */
export const mostCorners = 60
const corners = z.array(place).min(3).max(mostCorners).meta({ label: 'Corners' })

const hasTwoEnds = ({ from, to }: { readonly from: Place; readonly to: Place }): boolean =>
  from[0] !== to[0] || from[1] !== to[1]
const twoEnds = { error: inText(told('markWithoutLength')), path: ['to'] }

const mark = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('arrow'), ...line, ...coloured }).refine(hasTwoEnds, twoEnds),
  z.strictObject({ kind: z.literal('rectangle'), ...line, ...coloured }).refine(hasTwoEnds, twoEnds),
  z.strictObject({ kind: z.literal('line'), ...line, ...coloured }).refine(hasTwoEnds, twoEnds),
  z.strictObject({
    kind: z.literal('note'),
    at: place.meta({ label: 'Place' }),
    text: words('Text', longestNote),
    ...coloured,
  }),
  /** A line whose true length is known: every `length`, `dimension` and `polygon` is measured against it. */
  z.strictObject({ kind: z.literal('known-length'), ...line, millimetres, ...coloured }).refine(hasTwoEnds, twoEnds),
  z.strictObject({ kind: z.literal('length'), ...line, ...coloured }).refine(hasTwoEnds, twoEnds),
  /** A length as it is stated; null: as measured against the known length. */
  z
    .strictObject({ kind: z.literal('dimension'), ...line, millimetres: millimetres.nullable(), ...coloured })
    .refine(hasTwoEnds, twoEnds),
  z.strictObject({ kind: z.literal('polygon'), corners, ...coloured }),
])
/** One mark on a photo. */
export type Mark = z.infer<typeof mark>

/** The colour of a mark; of one without: yellow, of a known length blue. */
export const colourOf = ({ kind, colour }: Mark): MarkColour => colour ?? (kind === 'known-length' ? 'blue' : 'yellow')

const knownLengths = (marks: readonly Mark[]): number => marks.filter(({ kind }) => kind === 'known-length').length

/** Marks of one photo: at most one known length, so that a measured length has one meaning. */
export const marks = z
  .array(mark.meta({ label: 'Mark' }))
  .max(200)
  .refine((all) => knownLengths(all) <= 1, inText(told('oneKnownLength')))
  .meta({ label: 'Marks' })

/** Pixels of the picture, upright. */
type Size = { readonly width: number; readonly height: number }
type Line = { readonly from: Place; readonly to: Place }

const pixels = ({ from, to }: Line, { width, height }: Size): number =>
  Math.hypot((to[0] - from[0]) * width, (to[1] - from[1]) * height)

/** Millimetres per pixel in the plane of the known length; null without one. */
const scaleOf = (all: readonly Mark[], size: Size): number | null => {
  const known = all.find((one) => one.kind === 'known-length')
  const reference = known ? pixels(known, size) : 0
  return known && reference > 0 ? known.millimetres / reference : null
}

/** Millimetres of a line in the plane of the known length; null without one, or where its ends coincide. */
export const measuredLength = (line: Line, all: readonly Mark[], size: Size): number | null => {
  const scale = scaleOf(all, size)
  return scale === null ? null : pixels(line, size) * scale
}

/** Square metres of a polygon in the plane of the known length, by the shoelace formula; null without one. */
export const measuredArea = (around: readonly Place[], all: readonly Mark[], size: Size): number | null => {
  const scale = scaleOf(all, size)
  if (scale === null) return null
  const twice = around.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = around[(index + 1) % around.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) * size.width * size.height
  }, 0)
  return (Math.abs(twice / 2) * scale ** 2) / 1e6
}
