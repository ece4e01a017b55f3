import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { RoofType } from '@soundroof/contract/roofs/projects/roof-cover'
import type { ZoneResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'

type Kind = ZoneResult['intersectionTypeIndex']

const screws = {
  0: { 1: 'at least 1 x 14g-10TPI metal screw', 2: 'at least 2 x 14g-10TPI metal screws' },
  1: { 1: 'at least 1 x 14g-10TPI timber screw', 2: 'at least 2 x 14g-10TPI timber screws' },
} as const

export type FixingOptions = {
  readonly screwsPerFoot: 1 | 2
  readonly roofType: RoofType | null
  readonly rafterMaterial: 'steel' | 'timber' | null
}

export const fixingOptions = ({ options, roofCover, structure }: ProjectDraft): FixingOptions => ({
  screwsPerFoot: options.screwsPerFoot,
  roofType: roofCover.roofType,
  rafterMaterial: structure.rafterMaterial,
})

/** A tile hook is calculated with two screws into the rafter: fixing check 2 of the method. */
const hookWords = (say: Say, rafterMaterial: FixingOptions['rafterMaterial']): string =>
  say('report.tile-hook', { screws: say(screws[rafterMaterial === 'steel' ? 0 : 1][2]) })

/** The fixing in the words of the specification. */
export const fixingWords = (
  say: Say,
  kind: Kind,
  { screwsPerFoot, roofType, rafterMaterial }: FixingOptions,
): string => {
  if (kind === 2) return say('report.non-penetrative-clamp')
  return roofType === 'tile' ? hookWords(say, rafterMaterial) : say(screws[kind][screwsPerFoot])
}
