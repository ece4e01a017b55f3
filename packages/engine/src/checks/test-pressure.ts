import { clause, type Step } from '../calculation/step.ts'
import type { FixingCase } from './check.ts'
import { moduleLevel } from './module-level.ts'

/** Test pressure that a module must have for an ultimate pressure w on it, kPa: 1.5 times design pressure. Method 5.4. */
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

/** Pressures of a zone beyond the design pressure of the module, kPa; empty: none. Method 5.4. */
export const beyondDesign = (fixing: FixingCase) => {
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
  beyondDesign(fixing).flatMap(({ w, level }) =>
    level === 'tested' ? [testPressure({ w }, { status: fixing.status.uplift })] : [],
  )
