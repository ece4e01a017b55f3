import { z } from 'zod'

/** A value printed with its derivation. `formula` evaluated with `given` is `value`; a test proves it. */
export const traceStep = z.strictObject({
  symbol: z.string(),
  /** What the value is, in words. */
  label: z.string(),
  value: z.number().finite(),
  unit: z.string(),
  /** Document, edition and clause or table; or the method's section. */
  clause: z.string(),
  formula: z.string(),
  given: z.record(z.string(), z.number().finite()),
  /** The branch taken and why, where there was a choice. */
  branch: z.string().optional(),
  /** Row of the source table, where one was read. */
  source: z.string().optional(),
  status: z.enum(['verified', 'unverified', 'estimate']),
})
export type TraceStep = z.infer<typeof traceStep>

export type TraceNode = {
  readonly id: string
  readonly title: string
  readonly steps: readonly TraceStep[]
  readonly children: readonly TraceNode[]
}
export const traceNode: z.ZodType<TraceNode> = z
  .lazy(() =>
    z.strictObject({
      id: z.string(),
      title: z.string(),
      steps: z.array(traceStep).readonly(),
      children: z.array(traceNode).readonly(),
    }),
  )
  .meta({ id: 'TraceNode' })

export const checkOutcome = z.enum(['pass', 'fail', 'not-applicable', 'not-checked', 'needs-engineer'])
export type CheckOutcome = z.infer<typeof checkOutcome>

/**
 * A roof member beside its own bare roof, method §6: within its capacity; beyond it, but no more than the bare roof
 * (or, without figures, at most 5 % more load); beyond it already without panels; beyond it through the panels.
 */
export const memberStatus = z.enum(['ok', 'unchanged', 'existing', 'increased'])
export type MemberStatus = z.infer<typeof memberStatus>

export const checkResult = z.strictObject({
  id: z.string(),
  title: z.string(),
  outcome: checkOutcome,
  /** Demand over capacity; null where nothing was compared. */
  utilisation: z.number().finite().nullable(),
  demand: z.number().finite().nullable(),
  capacity: z.number().finite().nullable(),
  unit: z.string(),
  clause: z.string(),
  reason: z.string(),
  status: z.enum(['verified', 'unverified', 'estimate']),
  /** Of purlins and rafters only, as the two that follow. */
  memberStatus: memberStatus.optional(),
  /** Utilisation u0 of the bare roof; null where it has no load in this direction, or no capacity. */
  utilisationWithout: z.number().finite().nullable().optional(),
  /** Ultimate load with panels over that without, in this direction; null where the bare roof has none. */
  loadRatio: z.number().finite().nullable().optional(),
})
export type CheckResult = z.infer<typeof checkResult>

const alternative = z.strictObject({
  numRails: z.number().int().min(2).max(4),
  /** mm */
  fixingSpacing: z.number().finite(),
})

/** A change of roof or array, and what passes in the zone with it. */
export const changeThatHelps = z.strictObject({
  /** An instruction without a full stop: "Use feet with two screws". */
  change: z.string().min(1),
  ...alternative.shape,
})
export type ChangeThatHelps = z.infer<typeof changeThatHelps>

export const zoneNames = ['Internal', 'Intermediate', 'Edge', 'Corner', 'Central', 'End'] as const

/** One zone of the result; wire shape as specified, §8 of the method beside it. */
export const zoneResult = z.strictObject({
  title: z.enum(zoneNames),
  installable: z.boolean(),
  /** Rails per panel, 2 to 4; 0 when not installable or N/A. */
  numRails: z.number().int().min(0).max(4),
  /** 0 metal screw, 1 timber screw (tile hooks included), 2 clamp. */
  intersectionTypeIndex: z.literal([0, 1, 2]),
  /** Along the rail, mm; null when not installable or N/A. */
  fixingSpacing: z.number().finite().nullable(),
  notApplicable: z.literal(true).optional(),
  /** Why the zone is not installable or N/A. */
  reason: z.string().optional(),
  /** Rail positions: distance between outer rails, mm, as a range; null when not installable. */
  railPlacement: z.string().nullable(),
  /** Local pressure factor. */
  localPressureFactor: z.number().finite(),
  /** Ultimate net uplift w_u, kPa. */
  uplift: z.number().finite().nullable(),
  /** N* = w_u t s per fixing, kN. */
  fixingForce: z.number().finite().nullable(),
  /** s_max before setting out, mm. */
  spacingBeforeSettingOut: z.number().finite().nullable(),
  alternatives: z.array(alternative).readonly(),
  governingCheck: z.string().nullable(),
  governingClause: z.string().nullable(),
  checks: z.array(checkResult).readonly(),
  /** 1 - governing utilisation. */
  margin: z.number().finite().nullable(),
  warnings: z.array(z.string()).readonly(),
  /** The smallest change that makes a failing zone pass; null when it passes or none was found. */
  advice: changeThatHelps.nullable(),
  /** Where the zone lies: "squares of 2 m where two roof edges meet". */
  place: z.string().min(1),
})
export type ZoneResult = z.infer<typeof zoneResult>

export const verdict = z.enum(['pass', 'pass-with-conditions', 'not-installable', 'needs-engineer', 'not-supported'])
export type Verdict = z.infer<typeof verdict>

/** The ends of the ridge: a zone without a title, on squares of its own. */
export const ridgeCorner = zoneResult.omit({ title: true, notApplicable: true }).extend({
  /** Side of the square at the ends of the ridge, m. */
  size: z.number().finite(),
})

/** What a result says of a capacity table: enough to find it, and what looks odd in an imported one, in words. */
export const usedTable = z.strictObject({
  name: z.string(),
  title: z.string(),
  origin: z.enum(['computed', 'imported']),
  source: z.string(),
  /** Of the computation; of an imported table the date of its source. */
  edition: z.string(),
  status: z.enum(['verified', 'unverified', 'estimate']),
  oddValues: z.array(z.string()).readonly(),
  /** How many look odd, where that is more than are told. */
  oddValueCount: z.int().gt(0).optional(),
})
export type UsedTable = z.infer<typeof usedTable>

export const assessmentResult = z.strictObject({
  zoneResults: z.array(zoneResult).readonly(),
  isTiltMount: z.literal([0, 1]),
  tiltAngle: z.number().finite(),
  isPerpendicular: z.literal([0, 1]),
  /** Zone dimension a, m. */
  valueA: z.number().finite(),
  /** The plain-language verdict, printed first. */
  resultString: z.string(),
  verdict,
  conditions: z.array(z.string()).readonly(),
  /** K_l 3.0 at the ends of the ridge (2021, pitch 10 degrees and above). */
  ridgeCorner: ridgeCorner.nullable(),
  /** Distance to keep between panels and roof edges, mm: an instruction for every roof, not a condition. */
  setback: z.number().finite(),
  /** Checks that hold for the whole roof: rafters below purlins. */
  roofChecks: z.array(checkResult).readonly().default([]),
  /** Whether the calculation says anything about zones: false when the input is out of scope. */
  chargeable: z.boolean(),
  assumptions: z.array(z.strictObject({ label: z.string(), value: z.string(), source: z.string() })).readonly(),
  notChecked: z.array(z.string()).readonly(),
  exclusions: z.array(z.string()).readonly(),
  /** The table that the purlin checks rest on, computed or imported; absent where none was read. */
  capacityTable: usedTable.optional(),
  unverified: z.array(z.strictObject({ item: z.string(), where: z.string() })).readonly(),
  editions: z.array(z.string()).readonly(),
  engineVersion: z.string(),
  catalogueVersion: z.string(),
  trace: traceNode,
})
export type AssessmentResult = z.infer<typeof assessmentResult>

/** A result without its derivation. */
export const briefResult = assessmentResult.omit({ trace: true })
export type BriefResult = z.infer<typeof briefResult>

/** What `getResult` answers without a right to a result: the shape, empty. */
export const withheldResult = z.strictObject({ zoneResults: z.array(zoneResult).max(0).readonly() })
export type WithheldResult = z.infer<typeof withheldResult>
