import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, type Step } from '../calculation/step.ts'
import type { FixingCase } from '../checks/check.ts'
import { moduleLevel } from '../checks/module-level.ts'
import type { SolvedZone } from './zone-result.ts'

/** Test pressure is 1.5 times design pressure. */
export const testPressure = clause<{ readonly w: number }>(
  {
    symbol: 'p_test',
    label: 'test-pressure-that-the-module-must-have',
    unit: 'kPa',
    clause: 'Method 5.4',
    formula: '1.5 * w',
  },
  ({ w }) => 1.5 * w,
)

type Direction = 'pull' | 'push'

/** Pressures beyond the design pressure of the module, kPa. */
const askedOf = (fixing: FixingCase) => {
  const { module } = fixing
  if (module === null) return []
  const loads: readonly (readonly [Direction, number])[] = [
    ['pull', fixing.uplift],
    ['push', fixing.downward ?? 0],
  ]
  return loads.flatMap(([direction, w]) => {
    const level = moduleLevel(module[direction], w)
    return level === 'design' ? [] : [{ direction, w, level, isNamed: module.isNamed }]
  })
}

/** Test pressures that a module which is not known must have, as steps. */
export const testPressures = (fixing: FixingCase): readonly Step[] =>
  askedOf(fixing).flatMap(({ w, level }) =>
    level === 'tested' ? [testPressure({ w }, { status: fixing.status.uplift })] : [],
  )

const askedIn = ({ zone, solution: { chosen } }: SolvedZone): readonly Message[] =>
  (chosen === null ? [] : askedOf(chosen.fixing)).map(({ direction, w, level, isNamed }): Message => {
    const place = { zone: zone.title, isUplift: direction === 'pull' }
    if (level === 'tested')
      return { code: 'module-tested-to', values: { ...place, pressure: testPressure({ w }).value } }
    // Of a module that nobody has named there is no maker to ask: it has to be chosen by this.
    const code = isNamed ? 'module-confirmed-for' : 'module-to-be-confirmed-for'
    return { code, values: { ...place, pressure: w } }
  })

/** What the module must hold beyond its design pressure: one condition, each zone with its pressure. Method 5.4. */
export const moduleConditions = (solved: readonly SolvedZone[]): readonly Message[] => {
  const places = solved.flatMap(askedIn)
  return places.length === 0 ? [] : [{ code: 'module-must-hold', values: { places } }]
}
