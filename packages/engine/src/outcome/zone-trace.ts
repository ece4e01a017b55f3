import type { TraceNode } from '@soundroof/contract/result'
import { fixingForce } from '../checks/capacity-check.ts'
import { leastSpacing } from '../checks/minimum-spacing.ts'
import type { Candidate, SettingOut } from '../layout/solve-zone.ts'
import { clause, node, type Step } from '../step.ts'
import type { SolvedZone } from './zone-result.ts'

const largest = clause<Readonly<Record<string, number>>>(
  { symbol: 's_max', label: 'Largest spacing before setting-out', unit: 'mm', clause: 'Method §5', formula: '' },
  (given) => Math.min(...Object.values(given)),
)

const setOut = clause<{ readonly m: number; readonly P: number }>(
  { symbol: 's', label: 'Spacing set out', unit: 'mm', clause: 'Method §4', formula: 'm * P' },
  ({ m, P }) => m * P,
)

/** The minimum of the limits, printed with as many terms as there are. */
const largestOf = (limits: readonly Step[]): readonly Step[] => {
  if (limits.length === 0) return []
  const given = Object.fromEntries(limits.map((limit, index) => [`s_${index + 1}`, limit.value]))
  return [{ ...largest(given), formula: `min(${Object.keys(given).join(', ')})` }]
}

const settingOutStep = (settingOut: SettingOut, spacing: number): Step => {
  const P = settingOut.kind === 'across' ? settingOut.pitch : settingOut.step
  const branch = settingOut.kind === 'across' ? 'whole number of member pitches' : 'whole number of marking steps or ribs'
  return { ...setOut({ m: spacing / P, P }, { branch }), value: spacing }
}

const candidateNode = (candidate: Candidate, settingOut: SettingOut, chosen: boolean): TraceNode => {
  const { layout, limit, fixing, spacing } = candidate
  const steps = [layout.tributary, ...limit.steps, ...largestOf(limit.steps), leastSpacing({ W: fixing.panelWidth })]
  const title = `${layout.numRails} rails`
  if (spacing === null) return node(`rails-${layout.numRails}`, `${title}: does not pass`, steps)
  const set = settingOutStep(settingOut, spacing)
  const force = { w: fixing.uplift, t: layout.tributary.value, s: spacing }
  const forces = fixing.uplift > 0 ? [fixingForce(force)] : []
  return node(`rails-${layout.numRails}`, chosen ? `${title}: chosen` : title, [...steps, set, ...forces])
}

/** The derivation of a zone: coefficient, loads, then every number of rails that was tried. */
export const zoneTrace = ({ zone, actions, solution }: SolvedZone, settingOut: SettingOut): TraceNode => {
  const id = `zone-${zone.title.toLowerCase().replace(' ', '-')}`
  if (zone.notApplicable !== null) return node(id, `${zone.title} zone: N/A`, [])
  const tried = solution.candidates.map((candidate) => candidateNode(candidate, settingOut, candidate === solution.chosen))
  return node(id, `${zone.title} zone`, [...zone.steps, ...actions.steps], tried)
}
