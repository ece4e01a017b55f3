import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import { clause, type Step, worstStatus } from '../../calculation/step.ts'
import { notApplicable, TOLERANCE } from '../../checks/check.ts'
import { deflection, type Stiffness, sagWithPanels } from '../loads/load-effect.ts'
import type { WithAndWithoutPanels } from '../loads/variations.ts'
import { type LoadRatios, ratioIn } from './load-ratio.ts'
import { memberChecks } from './member-checks.ts'

/** How far a rafter may sag under a load before the owner is told. */
export type SagLimit = {
  readonly id: 'rafter-deflection-uplift' | 'rafter-deflection-downward' | 'rafter-deflection-permanent'
  readonly load: 'serviceOutward' | 'serviceInward' | 'dead'
  /** mm */
  readonly largest: number
  readonly stiffness: Stiffness
  /** Deflection factor of the weight of panels. */
  readonly panelDeflection: number
  /** Sag under 1 kN/m of roof and wind, and of the weight of panels, mm. */
  readonly perLoad: number
  readonly perPanels: number
  readonly status: DataStatus
  readonly reason: Message
}

/** mm, with panels and without. */
export type Sag = { readonly withPanels: number; readonly without: number }

/** Panels that add less than a tenth to a sag need no consent. Method 7. */
const NOTABLE = 1.1

/** In uplift the weight of panels only helps: it counts as that of the roof. */
const weightOn = ({ load }: SagLimit, { lines, bare }: WithAndWithoutPanels): number =>
  load === 'serviceOutward' ? 0 : lines.dead - bare.dead

const sagOf = (limit: SagLimit, compared: WithAndWithoutPanels): Sag => {
  const weight = weightOn(limit, compared)
  return {
    withPanels: limit.perLoad * (compared.lines[limit.load] - weight) + limit.perPanels * weight,
    without: limit.perLoad * Math.max(0, compared.bare[limit.load]),
  }
}

const asksConsent = ({ largest }: SagLimit, { withPanels, without }: Sag): boolean =>
  withPanels > largest * (1 + TOLERANCE) && withPanels > NOTABLE * without

/** The largest sag that the owner must accept; null: none. */
export const sagToAccept = (limits: readonly SagLimit[], compared: WithAndWithoutPanels): Sag | null => {
  let most: Sag | null = null
  for (const limit of limits) {
    const sag = sagOf(limit, compared)
    if (asksConsent(limit, sag) && sag.withPanels > (most?.withPanels ?? 0)) most = sag
  }
  return most
}

/** A sag compared with its limit, for information: no arrangement is refused for it. */
export const judgeSag = (limit: SagLimit, compared: WithAndWithoutPanels, ratios: LoadRatios): CodedCheckResult => {
  const { id, load, largest, reason } = limit
  const { title, clause: cited } = memberChecks[id]
  const isUp = load === 'serviceOutward'
  const status = worstStatus(limit.status, compared.loads.status[isUp ? 'outward' : 'inward'])
  const sag = sagOf(limit, compared)
  const { withPanels: demand, without } = sag
  if (demand <= 0)
    return notApplicable({ id, title, clause: cited, unit: 'mm', status, reason: 'no-load-in-this-direction' })
  const isBeyond = demand > largest * (1 + TOLERANCE)
  const isAsked = asksConsent(limit, sag)
  return {
    id,
    title,
    outcome: isAsked ? 'condition' : isBeyond ? 'not-checked' : 'pass',
    utilisation: demand / largest,
    demand,
    capacity: largest,
    unit: 'mm',
    clause: cited,
    reason: isAsked ? { code: 'owner-to-accept', values: { reason } } : reason,
    status,
    memberStatus: isBeyond ? 'unchanged' : 'ok',
    utilisationWithout: without > 0 ? without / largest : null,
    ...ratioIn(ratios, isUp ? 'uplift' : 'downward'),
  }
}

const share = clause<{ readonly S: number; readonly R: number }>(
  { symbol: 'u', label: 'utilisation', unit: '', clause: 'Method 7', formula: 'S / R' },
  ({ S, R }) => S / R,
)

/** The derivation of the sags that there are. */
export const sagSteps = (limits: readonly SagLimit[], compared: WithAndWithoutPanels): readonly Step[] => {
  if (limits.length === 0) return []
  const steps: Step[] = []
  const weight = sagWithPanels.panelWeight({ D: compared.lines.dead, D_0: compared.bare.dead })
  for (const limit of limits) {
    if (compared.lines[limit.load] <= 0) continue
    const remarks = { branch: memberChecks[limit.id].title, status: limit.status }
    const { bare } = compared
    const effect = deflection(limit.stiffness)
    const delta =
      limit.load === 'serviceOutward' && effect.step !== null
        ? effect.step(compared.lines[limit.load], remarks)
        : sagWithPanels.sag(
            { ...limit.stiffness, k_p: limit.panelDeflection, w: compared.lines[limit.load], w_g: weight.value },
            remarks,
          )
    steps.push(delta, share({ S: delta.value, R: limit.largest }, remarks))
    if (bare[limit.load] > 0) steps.push(effect.bareShare(bare[limit.load], limit.largest, remarks))
  }
  return [weight, ...steps]
}
