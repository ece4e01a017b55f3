import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { beyondDesign, testPressure } from '../checks/test-pressure.ts'
import type { SolvedZone } from '../zone-results/zone-result.ts'

const askedIn = ({ zone, solution: { chosen } }: SolvedZone): readonly Message[] =>
  (chosen === null ? [] : beyondDesign(chosen.fixing)).map(({ direction, w, level, isNamed }): Message => {
    const place = { zone: zone.title, isUplift: direction === 'pull' }
    if (level === 'tested')
      return { code: 'module-tested-to', values: { ...place, pressure: testPressure({ w }).value } }
    // No module is named, so there is no maker to ask: a module must be chosen that holds this pressure.
    const code = isNamed ? 'module-confirmed-for' : 'module-to-be-confirmed-for'
    return { code, values: { ...place, pressure: w } }
  })

/** What the module must hold beyond its design pressure: one condition, each zone with its pressure. Method 5.4. */
export const moduleConditions = (solved: readonly SolvedZone[]): readonly Message[] => {
  const places = solved.flatMap(askedIn)
  return places.length === 0 ? [] : [{ code: 'module-must-hold', values: { places } }]
}
