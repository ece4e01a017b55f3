import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import fc from 'fast-check'
import { firstPassing } from '../src/layout/solve-zone.ts'
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

/** Whether each zone takes panels, by its title, as an assessment answers; null where nothing is calculated. */
export const openZones = (input: AssessmentInput): ReadonlyMap<string, boolean> | null => {
  const roof = preparedRoof(input)
  if (roof === null) return null
  return new Map(
    roof.zones.map(({ zone, actions }) => [zone.title, firstPassing(zone, actions, roof.setup) !== null] as const),
  )
}

export type Compared = { readonly kind: string; readonly opened: Opened | null }

/** A roof beside itself made worse in every way that it has. */
export const madeWorse = (before: AssessmentInput, chance: number): readonly Compared[] => {
  const better = openZones(before)
  if (better === null) return []
  return Object.entries(worsenings).flatMap(([kind, worsening]) => {
    const after = worsening(before, chance)
    if (after === null) return []
    const worse = openZones(after)
    if (worse === null) return []
    const zones = [...worse].flatMap(([title, isOpen]) => (isOpen && better.get(title) === false ? [title] : []))
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
