import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { ClampArrangement, PvModule } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { figureAt } from '../calculation/figure.ts'
import { type Remarks, reading, type Step } from '../calculation/step.ts'
import { verbatim } from '../calculation/verbatim.ts'
import type { ModuleRating, PressureLimits } from '../checks/module-level.ts'
import { productFigure } from '../products/figure-of.ts'

/** Clamps of one panel on its rails: their number, and the centre of the outer ones from the corner, mm, least and most. */
export type Clamps = { readonly count: number; readonly centre: readonly [number, number] }

/**
 * Clamps of a panel whose rails cross its long sides, two on each rail: by the least and the greatest distance between the outer
 * rails, and the length of the panel, mm.
 */
export const clampsOn = (rails: number, [least, most]: readonly [number, number], length: number): Clamps => ({
  count: 2 * rails,
  centre: [(length - most) / 2, (length - least) / 2],
})

type UnknownModule = Catalogue['panels']['limits']['unknownModule']

const words = { unit: 'kPa', clause: 'Method 5.4' } as const
const pressureStep = (symbol: string, label: Message, value: number, remarks: Remarks): Step =>
  reading({ ...words, symbol, label }, value, remarks)

const limitSteps = (limits: PressureLimits, [letter, label]: readonly [string, Message], remarks: Remarks) => [
  pressureStep(`p_${letter}d`, label, limits.design, remarks),
  pressureStep(`p_${letter}t`, 'largest-pressure-with-these-clamps', limits.confirmed, remarks),
]

const ratingOf = (
  pull: PressureLimits,
  push: PressureLimits,
  { isNamed, ...remarks }: Remarks & Pick<ModuleRating, 'status' | 'isNamed'>,
): ModuleRating => ({
  pull,
  push,
  isNamed,
  status: remarks.status,
  steps: () => [
    ...limitSteps(pull, ['u', 'design-pressure-of-the-module-in-uplift'], remarks),
    ...limitSteps(push, ['p', 'design-pressure-of-the-module-downward'], remarks),
  ],
})

/** Clamp centres are measured on the roof: 1 mm more than a quarter of the length counts as a quarter. */
const MEASURED = 1

const ofUnknown = (unknown: UnknownModule, { centre }: Clamps, length: number, isNamed: boolean): ModuleRating => {
  const { longSide, otherClamps } = unknown
  const isLongSide = centre[1] <= longSide.farthest * length + MEASURED
  const limits = isLongSide ? longSide : { ...otherClamps, confirmed: otherClamps.tested }
  return ratingOf(limits, limits, {
    isNamed,
    ...figureAt(unknown, 'panels/limits/unknown-module'),
    branch: isLongSide ? 'module-not-known-clamps-on-the-long-side' : 'module-not-known-other-clamps',
  })
}

/** The manual counts for these clamps: no fewer than it asks for, where it allows them. */
const allows = ({ side, clamps, zone, rails }: ClampArrangement, { count, centre }: Clamps): boolean =>
  side === 'long' &&
  rails === 'crossing' &&
  clamps <= count &&
  centre[0] <= zone.to + MEASURED &&
  centre[1] >= zone.from - MEASURED

const ofMaker = ({ design, test }: ClampArrangement['pull']): PressureLimits => ({
  design,
  tested: design,
  confirmed: test,
})

const best = (arrangements: readonly ClampArrangement[]): ClampArrangement | null =>
  arrangements.reduce<ClampArrangement | null>(
    (most, next) => (most === null || next.pull.design > most.pull.design ? next : most),
    null,
  )

/** What the module holds with these clamps: by its manual, else as a module that is not known. @param length mm. Method 5.4 */
export const moduleRating = (
  module: PvModule | null,
  { unknownModule }: Catalogue['panels']['limits'],
  clamps: Clamps,
  length: number,
): ModuleRating => {
  const arrangement = best(module?.arrangements.filter((each) => allows(each, clamps)) ?? [])
  if (module === null || arrangement === null) return ofUnknown(unknownModule, clamps, length, module !== null)
  const source = verbatim(`${module.name}, ${arrangement.name}`)
  const figure = productFigure('modules', module)
  return ratingOf(ofMaker(arrangement.pull), ofMaker(arrangement.push), { ...figure, source, isNamed: true })
}
