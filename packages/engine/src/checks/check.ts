import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import type { OnFeet } from '../actions/leg-moment.ts'
import type { ZoneActions } from '../actions/zone-actions.ts'
import type { Step } from '../calculation/step.ts'
import type { ModuleRating } from './module-level.ts'

/** A design capacity per fixing, kN, with its derivation. */
export type Capacity = {
  readonly value: number
  readonly status: DataStatus
  readonly reason: Message
  /** In place of the check's own title, where it holds for more or less than that says. */
  readonly title?: Message
}

/** Checks of the force on one fixing that have a capacity of their own. */
export type CapacityId =
  | 'foot-bracket'
  | 'steel-screw-pull-out'
  | 'timber-screw-withdrawal'
  | 'clamp-capacity'
  | 'tile-hook-ultimate'
  | 'tile-hook-service'
  | 'reference-ultimate'
  | 'reference-service'

/** The hardware between panel and roof. */
export type Hardware = {
  readonly capacities: Readonly<Partial<Record<CapacityId, Capacity>>>
  /**
   * Deflection stiffness of the rail, kN m2, the length beyond which the fourth power holds, m, the part of the span
   * that the stiffness stands for, and its design moment, kNm; null: not checked (published certificates).
   */
  readonly rail: {
    readonly stiffness: number
    readonly changeOver: number
    readonly deflectionSpan: number
    readonly momentCapacity: number | null
    /** Largest moment that a rail can be certified for: beyond that of its kind a condition. */
    readonly certifiableMoment: number
    /** What the rest has to be certified for: rail and splices, or the splices of a named rail. */
    readonly certified: 'rail' | 'splices'
    /** Of w t s2: 8 is a simple span, 10 three spans and more, of a named rail. */
    readonly momentDivisor: 8 | 10
    readonly status: DataStatus
  }
  /** Largest ultimate pressure on the panel, kPa. */
  readonly panel: { readonly largest: number; readonly status: DataStatus }
}

/** What a check of the fixings reads. */
export type FixingCase = {
  /** kPa */
  readonly pressure: number
  readonly uplift: number
  /** Ultimate downward load; null: not counted. */
  readonly downward: number | null
  readonly feet: OnFeet
  readonly railLoad: number
  readonly status: ZoneActions['status']
  /** Panel width carried by one rail t, m. */
  readonly tributary: number
  /** Panel width W along the rail, mm. */
  readonly panelWidth: number
  /** What the module holds with the clamps on these rails; null: not asked (published certificates). */
  readonly module: ModuleRating | null
  readonly hardware: Hardware
}

/** A spacing to judge, mm, the largest that the checks allow, and how sure that is. */
export type Trial = { readonly spacing: number; readonly largest: number; readonly status: DataStatus }

/** One check of the fixings, of the rail or of the panel. */
export type Check = {
  readonly id: string
  readonly title: Message
  readonly clause: string
  readonly applies: (hardware: Hardware) => boolean
  /** Largest spacing, mm, that this check allows; null: it does not limit the spacing. */
  readonly limit: (fixing: FixingCase) => Step | null
  readonly judge: (fixing: FixingCase, trial: Trial) => CodedCheckResult
}

/** Rounding, relative: m times the pitch may exceed the largest spacing by it, a utilisation of 1 its last bits. */
export const TOLERANCE = 1e-8

type Compared = Pick<CodedCheckResult, 'id' | 'title' | 'clause' | 'unit' | 'status' | 'reason'>

/** The one place that makes a utilisation of a demand and a capacity; null: there is no capacity. */
export const utilisation = (demand: number, capacity: number): number | null =>
  capacity > 0 ? demand / capacity : null

/** A demand against a capacity, which must be at least as large. */
export const compare = (words: Compared, demand: number, capacity: number): CodedCheckResult => {
  const share = utilisation(demand, capacity)
  return {
    id: words.id,
    title: words.title,
    outcome: share !== null && share <= 1 + TOLERANCE ? 'pass' : 'fail',
    utilisation: share,
    demand,
    capacity,
    unit: words.unit,
    clause: words.clause,
    reason: words.reason,
    status: words.status,
  }
}

/** As `compare`; beyond what is known to hold and up to the largest that may be asked for it holds on a condition. */
export const compareOnCondition = (
  words: Compared,
  demand: number,
  { known, largest }: { readonly known: number; readonly largest: number },
): CodedCheckResult => {
  const result = compare(words, demand, known)
  if (result.outcome === 'pass' || demand > largest * (1 + TOLERANCE)) return result
  return { ...result, outcome: 'condition' }
}

/** Whether a check keeps panels off, or leaves them to an engineer. */
export const isFailing = ({ outcome }: CodedCheckResult): boolean => outcome === 'fail' || outcome === 'needs-engineer'

/** Why a check fails that could have held on a condition, with the largest that may be asked for it. */
export const beyondWhatMayBeAsked = ({ reason }: CodedCheckResult) =>
  typeof reason === 'object' && (reason.code === 'module-beyond' || reason.code === 'rail-beyond') ? reason : null

/** Demand over what is refused: its capacity, or the largest that may be asked; null where there is none. */
export const shareOfRefused = (check: CodedCheckResult): number | null => {
  const beyond = beyondWhatMayBeAsked(check)
  return beyond === null || check.demand === null ? check.utilisation : check.demand / beyond.values.largest
}

/** Whether a check decides by itself: neither told for information nor left to a condition. */
export const isDecisive = ({ outcome }: CodedCheckResult): boolean =>
  outcome !== 'not-checked' && outcome !== 'condition'

/** A check that fails because there is no capacity to compare with. */
export const hasNoCapacity = (check: CodedCheckResult): boolean => isFailing(check) && check.utilisation === null

/** A check that has nothing to compare. */
export const notApplicable = (words: Compared): CodedCheckResult => ({
  id: words.id,
  title: words.title,
  outcome: 'not-applicable',
  utilisation: null,
  demand: null,
  capacity: null,
  unit: words.unit,
  clause: words.clause,
  reason: words.reason,
  status: words.status,
})
