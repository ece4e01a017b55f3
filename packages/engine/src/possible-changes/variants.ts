import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { OnOffer } from '@soundroof/contract/roofs/projects/on-offer'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import {
  feetOverRafters,
  heldCrossings,
  screwedBattens,
  screwsForClamps,
  secondScrews,
  turnedRails,
} from './fixing-variants.ts'
import { addedMembers, flyBracesUnderTiles, moreBridging } from './member-variants.ts'
import { listedModules, type ModulePressures, ratedModules } from './module-variants.ts'
import { lowerTilts, shorterPanels } from './panel-variants.ts'
import type { Variant } from './variant.ts'

/** What the failing zones ask of parts that can be bought to a figure. */
export type Asked = {
  /** Uplift on a batten crossing, kN. */
  readonly crossings: readonly number[]
  readonly modules: readonly ModulePressures[]
}

const nothingAsked: Asked = { crossings: [], modules: [] }

/** Single changes of a roof and array, from the smallest for the installer to the largest. */
export const variantsOf = (
  input: AssessmentInput,
  catalogue: Catalogue,
  onOffer: OnOffer,
  asked: Asked = nothingAsked,
): readonly Variant[] => {
  const overRafters = feetOverRafters(input)
  const isBlockedByCrossings = asked.crossings.length > 0
  return [
    ...(isBlockedByCrossings ? overRafters : []),
    ...secondScrews(input),
    turnedRails(input),
    ...screwedBattens(input),
    ...heldCrossings(asked.crossings),
    ...(isBlockedByCrossings ? [] : overRafters),
    ...lowerTilts(input),
    ...flyBracesUnderTiles(input),
    ...listedModules(input, catalogue, onOffer),
    ...ratedModules(asked.modules),
    ...shorterPanels(input, onOffer.panelLengthBands),
    ...screwsForClamps(input),
    ...moreBridging(input),
    ...addedMembers(input),
  ]
}

/** One change, or two together. */
export type Change = readonly [Variant] | readonly [Variant, Variant]

/** A change in words. */
export const messageOf = ([first, second]: Change): Message =>
  second === undefined
    ? first.message
    : { code: 'both-changes', values: { first: first.message, second: second.message } }

/** The roof as the user would enter it after the change. */
export const applied = (change: Change, input: AssessmentInput): AssessmentInput =>
  change.reduce((roof, variant) => variant.change(roof), input)

/** The catalogue after the change: with the module that it asks for. */
export const figuresWith = (change: Change, catalogue: Catalogue): Catalogue =>
  change.reduce((figures, variant) => variant.figures?.(figures) ?? figures, catalogue)

/** Pairs of changes of different kinds, the smaller together first. */
export const pairsOf = (variants: readonly Variant[]): readonly Change[] => {
  const pairs = variants.flatMap((first, i) =>
    variants
      .slice(i + 1)
      .flatMap((second, k) =>
        first.kind === second.kind ? [] : [{ size: i + (i + 1 + k), pair: [first, second] as const }],
      ),
  )
  return pairs.sort((a, b) => a.size - b.size).map(({ pair }) => pair)
}
