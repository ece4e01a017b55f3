import type { RoofType } from '@soundroof/contract/project/roof-cover'
import type { ZoneResult } from '@soundroof/contract/result'

type Kind = ZoneResult['intersectionTypeIndex']

const screw = { 0: 'metal', 1: 'timber' } as const

/** A tile hook is calculated with two screws into the rafter; see the method's fixing check 2. */
const screwsOf = (screwsPerFoot: 1 | 2, roofType: RoofType | null): 1 | 2 => (roofType === 'tile' ? 2 : screwsPerFoot)

/** What holds a rail to the roof, in the words of the specification. */
export const fixingWords = (
  kind: Kind,
  options: { readonly screwsPerFoot: 1 | 2; readonly roofType: RoofType | null },
): string => {
  if (kind === 2) return 'non-penetrative clamp'
  const screws = screwsOf(options.screwsPerFoot, options.roofType)
  const words = `at least ${screws} x 14g-10TPI ${screw[kind]} screw${screws === 1 ? '' : 's'}`
  return options.roofType === 'tile' ? `tile hook, ${words}` : words
}
