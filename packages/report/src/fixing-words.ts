import type { RoofType } from '@soundroof/contract/project/roof-cover'
import type { ZoneResult } from '@soundroof/contract/result'

type Kind = ZoneResult['intersectionTypeIndex']

const screws = {
  0: { 1: 'at least 1 x 14g-10TPI metal screw', 2: 'at least 2 x 14g-10TPI metal screws' },
  1: { 1: 'at least 1 x 14g-10TPI timber screw', 2: 'at least 2 x 14g-10TPI timber screws' },
} as const

/** A tile hook is calculated with two screws into the rafter; see the method's fixing check 2. */
const screwsOf = (screwsPerFoot: 1 | 2, roofType: RoofType | null): 1 | 2 => (roofType === 'tile' ? 2 : screwsPerFoot)

/** What holds a rail to the roof, in the words of the specification. */
export const fixingWords = (
  kind: Kind,
  options: { readonly screwsPerFoot: 1 | 2; readonly roofType: RoofType | null },
): string => {
  if (kind === 2) return 'non-penetrative clamp'
  const words = screws[kind][screwsOf(options.screwsPerFoot, options.roofType)]
  return options.roofType === 'tile' ? `tile hook, ${words}` : words
}
