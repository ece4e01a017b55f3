// Longer than 300 lines: one schema, read as a whole.
import { z } from 'zod'
import { confirmedFigure } from '../catalogue/confirmation.ts'
import { type Message, message } from './messages/message.ts'
import { blockedOf, ifSupportOf } from './zone-parts.ts'

/** A printed value and its derivation. A test proves that `formula` evaluated with `given` is `value`. */
const traceStepOf = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({
    symbol: z.string(),
    /** What the value is, in words. */
    label: text,
    value: z.number().finite(),
    unit: z.string(),
    /** Document, edition and clause or table; or the method's section. */
    clause: z.string(),
    formula: z.string(),
    given: z.record(z.string(), z.number().finite()),
    /** The branch taken and why, where there was a choice. */
    branch: text.optional(),
    /** Row of the source table, where one was read. */
    source: text.optional(),
    status: z.enum(['verified', 'unverified', 'estimate']),
    /** Figures of the catalogue behind a value that was read, by id, where they are not published as certain. */
    figures: z.array(z.string()).readonly().optional(),
  })
const traceStep = traceStepOf(z.string())
/** One printed value of a derivation, in words. */
export type TraceStep = z.infer<typeof traceStep>
const codedStep = traceStepOf(message)
/** As the engine makes it. */
export type CodedStep = z.infer<typeof codedStep>

type NodeOf<Text, Step> = {
  readonly id: string
  readonly title: Text
  readonly steps: readonly Step[]
  readonly children: readonly NodeOf<Text, Step>[]
}
/** A heading of a derivation with its steps; nested. */
export type TraceNode = NodeOf<string, TraceStep>
export type CodedNode = NodeOf<Message, CodedStep>

const traceNodeOf = <Text, Step>(id: string, text: z.ZodType<Text>, step: z.ZodType<Step>) => {
  const node: z.ZodType<NodeOf<Text, Step>> = z
    .lazy(() =>
      z.strictObject({
        id: z.string(),
        title: text,
        steps: z.array(step).readonly(),
        children: z.array(node).readonly(),
      }),
    )
    .meta({ id })
  return node
}
const traceNode: z.ZodType<TraceNode> = traceNodeOf('TraceNode', z.string(), traceStep)
const codedNode: z.ZodType<CodedNode> = traceNodeOf('CodedNode', message, codedStep)

const checkOutcome = z.enum(['pass', 'fail', 'not-applicable', 'not-checked', 'needs-engineer', 'condition'])
/** `condition`: more than is known to hold, but no more than a condition of the result allows; utilisation is above 1. */
export type CheckOutcome = z.infer<typeof checkOutcome>

/**
 * A roof member compared with its own bare roof, method §6: within its capacity; above it, but no more than the bare roof (or,
 * without figures, at most 5 % more load); above it already without panels; above it because of the panels.
 */
const memberStatus = z.enum(['ok', 'unchanged', 'existing', 'increased'])
export type MemberStatus = z.infer<typeof memberStatus>

const checkResultOf = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({
    id: z.string(),
    title: text,
    outcome: checkOutcome,
    /** Demand over capacity; null where nothing was compared. */
    utilisation: z.number().finite().nullable(),
    demand: z.number().finite().nullable(),
    capacity: z.number().finite().nullable(),
    unit: z.string(),
    clause: z.string(),
    reason: text,
    status: z.enum(['verified', 'unverified', 'estimate']),
    /** Purlins and rafters only, as the two that follow. */
    memberStatus: memberStatus.optional(),
    /** Utilisation u0 of the bare roof; null where it has no load in this direction, or no capacity. */
    utilisationWithout: z.number().finite().nullable().optional(),
    /** Ultimate load with panels over that without, in this direction; null where the bare roof has none. */
    loadRatio: z.number().finite().nullable().optional(),
    /** Which combinations the ratio compares; absent where there is none, and in results stored before the field existed. */
    loadRatioOf: text.optional(),
  })
const checkResult = checkResultOf(z.string())
/** A check in words; `utilisation` is demand over capacity. */
export type CheckResult = z.infer<typeof checkResult>
const codedCheckResult = checkResultOf(message)
export type CodedCheckResult = z.infer<typeof codedCheckResult>

const alternative = z.strictObject({
  numRails: z.number().int().min(2).max(4),
  /** mm */
  fixingSpacing: z.number().finite(),
})

/** A change of roof or array, and what then passes in the zone. */
export const changeThatHelpsOf = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({
    /** An instruction without a full stop: "Use feet with two screws". */
    change: text,
    ...alternative.shape,
  })
const changeThatHelps = changeThatHelpsOf(z.string().min(1))
/** One change of roof or array, with spacings in mm. */
export type ChangeThatHelps = z.infer<typeof changeThatHelps>
const codedChangeThatHelps = changeThatHelpsOf(message)
export type CodedChangeThatHelps = z.infer<typeof codedChangeThatHelps>

const zoneNames = ['Internal', 'Intermediate', 'Edge', 'Corner', 'Central', 'End'] as const

/** @param required the same, not empty */
const zoneResultOf = <Text extends z.ZodType, Check extends z.ZodType, Change extends z.ZodType>(
  text: Text,
  required: Text,
  check: Check,
  change: Change,
) =>
  z.strictObject({
    title: z.enum(zoneNames),
    installable: z.boolean(),
    /** Rails per panel, 2 to 4; 0 when not installable or N/A. */
    numRails: z.number().int().min(0).max(4),
    /** 0 metal screw, 1 timber screw (tile hooks included), 2 clamp. */
    intersectionTypeIndex: z.literal([0, 1, 2]),
    /** Along the rail, mm; null when not installable or N/A. */
    fixingSpacing: z.number().finite().nullable(),
    /** How a crew sets it out: "every 3rd course, at most 1037 mm". Absent where not installable, and in older results. */
    settingOut: text.optional(),
    /** What the spacing may not exceed on the roof, mm; absent where that is `fixingSpacing`. */
    largestSpacing: z.number().finite().optional(),
    notApplicable: z.literal(true).optional(),
    /** Why the zone is not installable or N/A. */
    reason: text.optional(),
    /** Absent where the zone passes or was not calculated, and in results stored before the field existed. */
    blockedBy: blockedOf(text).optional(),
    /** Rail positions: distance between outer rails, mm, as a range; null when not installable. */
    railPlacement: text.nullable(),
    /** Local pressure factor. */
    localPressureFactor: z.number().finite(),
    /** Ultimate net uplift w_u, kPa. */
    uplift: z.number().finite().nullable(),
    /** N* = w_u t s per fixing, kN, at the largest spacing that the crew is told. */
    fixingForce: z.number().finite().nullable(),
    /** Mass on one fixing, the heavier array without wind, kg; absent where not installable, and in older results. */
    footMass: z.number().finite().optional(),
    /** s_max before setting out, mm. */
    spacingBeforeSettingOut: z.number().finite().nullable(),
    alternatives: z.array(alternative.extend({ /** What it depends on. */ condition: text.optional() })).readonly(),
    governingCheck: text.nullable(),
    governingClause: z.string().nullable(),
    checks: z.array(check).readonly(),
    /** 1 - governing utilisation. */
    margin: z.number().finite().nullable(),
    /** Other answers where the support of the purlins is not known and decides; absent where it does not. */
    ifSupport: ifSupportOf(text).optional(),
    warnings: z.array(text).readonly(),
    /** The smallest change that makes a failing zone pass; null when it passes or none was found. */
    advice: change.nullable(),
    /** Where the zone lies: "squares of 2 m where two roof edges meet". */
    place: required,
  })
const zoneResult = zoneResultOf(z.string(), z.string().min(1), checkResult, changeThatHelps)
/** One zone: wire shape as specified, method 8 beside it. */
export type ZoneResult = z.infer<typeof zoneResult>
const codedZoneResult = zoneResultOf(message, message, codedCheckResult, codedChangeThatHelps)
export type CodedZoneResult = z.infer<typeof codedZoneResult>

/** Of the whole roof. Method 8. */
export const verdict = z.enum([
  'pass',
  'pass-with-conditions',
  'not-installable',
  'needs-engineer',
  'no-panel-fits',
  'not-supported',
])
export type Verdict = z.infer<typeof verdict>

/** How sure the figures are that a result rests on: all confirmed, or some unverified or estimated, which it lists. */
const basis = z.enum(['confirmed', 'unconfirmed'])

/** Side of the square at the ends of the ridge, m. */
const size = z.number().finite()
/** The ends of the ridge: a zone without a title, on squares of its own. */
const ridgeCorner = zoneResult.omit({ title: true, notApplicable: true }).extend({ size })
const codedRidgeCorner = codedZoneResult.omit({ title: true, notApplicable: true }).extend({ size })
export type CodedRidgeCorner = z.infer<typeof codedRidgeCorner>

const usedTable = z.strictObject({
  name: z.string(),
  title: z.string(),
  origin: z.enum(['computed', 'imported']),
  source: z.string(),
  /** Of the computation; of an imported table the date of its source. */
  edition: z.string(),
  status: z.enum(['verified', 'unverified', 'estimate']),
  oddValues: z.array(z.string()).readonly(),
  /** Number of odd values, where not all are listed. */
  oddValueCount: z.int().gt(0).optional(),
})
/** Enough to find the capacity table behind a result, and the odd values of an imported one. */
export type UsedTable = z.infer<typeof usedTable>

const usedProduct = z.strictObject({
  kind: z.enum(['racking', 'module']),
  id: z.string(),
  name: z.string(),
  origin: z.enum(['generic', 'imported']),
  source: z.string(),
  edition: z.string(),
  /** Last day on which its figures hold; null: not limited. */
  validUntil: z.string().nullable(),
  status: z.enum(['verified', 'unverified', 'estimate']),
})
/** What a result says of a racking system or module that it used. */
export type UsedProduct = z.infer<typeof usedProduct>

type Parts<Zone, Ridge, Check, Node> = {
  readonly zone: Zone
  readonly ridge: Ridge
  readonly check: Check
  readonly trace: Node
}
const assessmentResultOf = <
  Text extends z.ZodType,
  Zone extends z.ZodType,
  Ridge extends z.ZodType,
  Check extends z.ZodType,
  Node extends z.ZodType,
>(
  text: Text,
  { zone, ridge, check, trace }: Parts<Zone, Ridge, Check, Node>,
) =>
  z.strictObject({
    zoneResults: z.array(zone).readonly(),
    isTiltMount: z.literal([0, 1]),
    tiltAngle: z.number().finite(),
    isPerpendicular: z.literal([0, 1]),
    /** Zone dimension a, m. */
    valueA: z.number().finite(),
    /** The plain-language verdict, printed first. */
    resultString: text,
    verdict,
    /** Absent in results stored before verdict and basis were separate. */
    basis: basis.optional(),
    conditions: z.array(text).readonly(),
    /** What must be seen on site before building: no panel fits without it. Absent where the result does not depend on it. */
    provisional: text.optional(),
    /** What to use, and rules of the place: neither condition nor part of the verdict. Absent where there is nothing. */
    instructions: z.array(text).readonly().optional(),
    /** Warnings about the whole roof; they change no figure and no verdict. Absent where there are none. */
    warnings: z.array(text).readonly().optional(),
    /** K_l 3.0 at the ends of the ridge (2021, pitch 10 degrees and above). */
    ridgeCorner: ridge.nullable(),
    /** Distance to keep between panels and roof edges, mm: an instruction for every roof, not a condition. */
    setback: z.number().finite(),
    /** Checks that hold for the whole roof: rafters below purlins. */
    roofChecks: z.array(check).readonly().default([]),
    /** False where the input is out of scope and nothing is said about zones, and where no panel fits. */
    chargeable: z.boolean(),
    assumptions: z.array(z.strictObject({ label: text, value: text, source: text })).readonly(),
    notChecked: z.array(text).readonly(),
    exclusions: z.array(text).readonly(),
    /** The table behind the purlin checks, computed or imported; absent where none was read. */
    capacityTable: usedTable.optional(),
    /** The racking system and the module that were chosen; absent where none was. */
    products: z.array(usedProduct).readonly().optional(),
    /** With the ids of the figures; absent in older results and where no figure stands for it. */
    unverified: z
      .array(z.strictObject({ item: text, where: z.string(), figures: z.array(z.string()).readonly().optional() }))
      .readonly(),
    /** Figures behind this result that engineers of the provider have confirmed. Absent where there are none. */
    confirmedFigures: z.array(confirmedFigure).readonly().optional(),
    editions: z.array(z.string()).readonly(),
    engineVersion: z.string(),
    catalogueVersion: z.string(),
    trace,
  })
/** As stored and sent: sentences in English. */
export const assessmentResult = assessmentResultOf(z.string(), {
  zone: zoneResult,
  ridge: ridgeCorner,
  check: checkResult,
  trace: traceNode,
})
/** A result with its derivation, in words. */
export type AssessmentResult = z.infer<typeof assessmentResult>
/** The engine's answer: messages in place of words. */
export const codedResult = assessmentResultOf(message, {
  zone: codedZoneResult,
  ridge: codedRidgeCorner,
  check: codedCheckResult,
  trace: codedNode,
})
/** As the engine answers: codes in place of sentences. */
export type CodedResult = z.infer<typeof codedResult>

/** A result without its derivation. */
export const briefResult = assessmentResult.omit({ trace: true })
export type BriefResult = z.infer<typeof briefResult>
/** Codes without the derivation. */
export const codedBrief = codedResult.omit({ trace: true })
export type CodedBrief = z.infer<typeof codedBrief>

/** Answer of `getResult` without a right to a result: the same shape, empty. */
export const withheldResult = z.strictObject({ zoneResults: z.array(zoneResult).max(0).readonly() })
