import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedNode } from '@soundroof/contract/roofs/results/result'
import { clause, leastOf, leastSure, node, type Step, worstStatus } from '../calculation/step.ts'
import { GRAVITY } from '../calculation/units.ts'
import { fixingForce } from '../checks/capacity-check.ts'
import { footMass } from '../checks/foot-mass.ts'
import { leastSpacing } from '../checks/minimum-spacing.ts'
import { spacingOnFewFeet } from '../checks/rail-bending.ts'
import { testPressures } from '../checks/test-pressure.ts'
import { type SettingOut, spacingInSteps } from '../spacing/setting-out.ts'
import type { Candidate } from '../spacing/solve-zone.ts'
import type { Zone } from '../spacing/zones.ts'
import type { SolvedZone } from './zone-result.ts'

const largestWords = {
  symbol: 's_max',
  label: 'largest-spacing-before-setting-out',
  unit: 'mm',
  clause: 'Method 5',
} as const

const notToExceed = clause<{ readonly s_max: number }>(
  { symbol: 's_c', label: 'spacing-not-to-be-exceeded', unit: 'mm', clause: 'Method 4', formula: 'floor(s_max)' },
  ({ s_max }) => spacingInSteps(s_max, 1) ?? 0,
)

const setOut = clause<{ readonly m: number; readonly P: number }>(
  { symbol: 's', label: 'spacing-set-out', unit: 'mm', clause: 'Method 4', formula: 'm * P' },
  ({ m, P }) => m * P,
)

const branchOf = (settingOut: SettingOut): Message => {
  if (settingOut.kind === 'across') return 'whole-number-of-member-pitches'
  return settingOut.on === 'courses' ? 'whole-number-of-courses' : 'whole-number-of-marking-steps-or-ribs'
}

const settingOutStep = (settingOut: SettingOut, spacing: number, status: DataStatus): Step => {
  const P = settingOut.kind === 'across' ? settingOut.pitch : settingOut.step
  return setOut({ m: spacing / P, P }, { branch: branchOf(settingOut), status })
}

const idOf = (title: Zone['title']): string => `zone-${title.toLowerCase().replace(' ', '-')}`

const candidateNode = (candidate: Candidate, weight: number, chosen: boolean): CodedNode => {
  const { layout, limit, fixing, spacing, settingOut } = candidate
  const limits = limit.steps.map((step) => step.value)
  const sure = leastSure(...limit.steps)
  const steps = [layout.tributary, ...fixing.feet.steps, ...limit.steps]
  if (limits.length > 0) steps.push(leastOf(largestWords, limits, sure))
  steps.push(leastSpacing({ W: fixing.panelWidth }), ...testPressures(fixing))
  const { numRails: rails } = layout
  if (spacing === null) return node(`rails-${rails}`, { code: 'rails-do-not-pass', values: { rails } }, steps)
  steps.push(settingOutStep(settingOut, spacing, sure.status))
  const largest = candidate.notToExceed()
  if (largest !== spacing) steps.push(notToExceed({ s_max: limit.value ?? largest }, { status: sure.status }))
  const fewFeet = spacingOnFewFeet(fixing, largest)
  if (fewFeet !== null) steps.push(fewFeet)
  if (fixing.feet.uplift > 0)
    steps.push(
      fixingForce(
        { w: fixing.feet.uplift, t: layout.tributary.value, s: largest },
        { status: worstStatus(sure.status, fixing.status.uplift) },
      ),
    )
  steps.push(footMass({ g_max: weight, t: layout.tributary.value, s: largest, gravity: GRAVITY }))
  return node(`rails-${rails}`, { code: chosen ? 'rails-chosen' : 'rails-tried', values: { rails } }, steps)
}

/** Of an arrangement that passes: the width that a rail carries, and its spacing on few feet. */
export const briefTrace = ({ title }: Zone, { layout, fixing, spacing }: Candidate): CodedNode => {
  const fewFeet = spacing === null ? null : spacingOnFewFeet(fixing, spacing)
  const steps = [layout.tributary, ...fixing.feet.steps, ...(fewFeet === null ? [] : [fewFeet])]
  const { numRails: rails } = layout
  return node(
    idOf(title),
    'assessment',
    [],
    [node(`rails-${rails}`, { code: 'rails-chosen', values: { rails } }, steps)],
  )
}

/** The derivation of a zone: coefficient, loads, every number of rails that was tried, and the members below those shown. */
export const zoneTrace = ({ zone, actions, solution }: SolvedZone): CodedNode => {
  const id = idOf(zone.title)
  if (zone.notApplicable !== null)
    return node(id, { code: 'zone-not-on-roof', values: { zone: zone.title, why: zone.notApplicable } }, [])
  const tried = solution.candidates.map((candidate) =>
    candidateNode(candidate, actions.weight, candidate.layout.numRails === solution.chosen?.layout.numRails),
  )
  const members = (solution.chosen ?? solution.nearest)?.members.map(({ trace }) => trace()) ?? []
  return node(
    id,
    { code: 'zone-of', values: { zone: zone.title } },
    [...zone.steps, ...actions.steps],
    [...tried, ...members],
  )
}
