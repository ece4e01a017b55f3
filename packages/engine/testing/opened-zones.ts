import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import fc from 'fast-check'
import { closestOf, firstPassing } from '../src/spacing/solve-zone.ts'
import { arbitraryInput } from './arbitrary-input.ts'
import { preparedRoof } from './prepared-roof.ts'
import { worsenings } from './worsenings.ts'

/** A roof that was made worse, and the zones that take panels only then. */
export type Opened = {
  readonly kind: string
  readonly zones: readonly string[]
  readonly before: AssessmentInput
  readonly after: AssessmentInput
}

export type SolvedZone = {
  /** Takes panels. */
  readonly isOpen: boolean
  /** kPa */
  readonly uplift: number
  /** By the number of rails the largest spacing before setting-out, mm; null when nothing limits it. */
  readonly largest: () => ReadonlyMap<number, number | null>
}

/** The zones that exist, by title, as an assessment answers, in a fifth of its time; null where nothing is calculated. */
export const solvedZones = (input: AssessmentInput): ReadonlyMap<string, SolvedZone> | null => {
  const roof = preparedRoof(input)
  if (roof === null) return null
  const solved = ({ zone, actions }: (typeof roof.zones)[number]): SolvedZone => ({
    isOpen: firstPassing(zone, actions, roof.setup) !== null,
    uplift: actions.uplift,
    largest: () =>
      new Map(
        closestOf(zone, actions, roof.setup).map(({ attempt: { layout, limit } }) => [layout.numRails, limit.value]),
      ),
  })
  return new Map(roof.zones.map((each) => [each.zone.title, solved(each)]))
}

export type Compared = { readonly kind: string; readonly opened: Opened | null }

/** A roof beside itself made worse in every way that it has. */
export const madeWorse = (before: AssessmentInput, chance: number): readonly Compared[] => {
  const better = solvedZones(before)
  if (better === null) return []
  return Object.entries(worsenings).flatMap(([kind, worsening]) => {
    const after = worsening(before, chance)
    if (after === null) return []
    const worse = solvedZones(after)
    if (worse === null) return []
    const zones = [...worse].flatMap(([title, { isOpen }]) =>
      isOpen && better.get(title)?.isOpen === false ? [title] : [],
    )
    return [{ kind, opened: zones.length === 0 ? null : { kind, zones, before, after } }]
  })
}

/** How a purlin is supported is known: what is not known is calculated for every support. */
export const knownSupport = (input: AssessmentInput): AssessmentInput =>
  input.purlin.material === 'steel' ? { ...input, purlin: { ...input.purlin, supportUnsure: false } } : input

/** A random roof and the chance with which its ways are chosen. */
export const arbitraryWorse: fc.Arbitrary<readonly [AssessmentInput, number]> = fc.tuple(
  arbitraryInput.map(knownSupport),
  fc.double({ min: 0, max: 0.999_999, noNaN: true }),
)
