import { z } from 'zod'
import { count } from '../../platform/endpoint.ts'
import { told } from '../../platform/messages.ts'
import { type Parsed, parseWith } from '../../platform/parse.ts'
import { type Problem, problemAt } from '../../platform/problem.ts'
import { assessmentOptions, defaultOptions } from '../catalogue/assessment-input.ts'
import { draftName } from '../drafts/draft-name.ts'
import { fieldsOf, type StepId, stepIds } from '../fields/draft-fields.ts'
import type { Field } from '../fields/field.ts'
import { fields, steelSections } from '../fields/wizard-fields.ts'
import { withHeldOrigins } from '../measuring/origins-of-project.ts'
import { origins } from '../origins/origin.ts'
import { dateTime, type ProjectDraft } from '../projects/draft.ts'
import { normalise } from '../projects/normalise.ts'
import { underlay } from '../underlay/underlay.ts'
import { addresses, flag, index, numeric, optionIndex, optionText, saidOrNot, text } from './wire-values.ts'

/** Projects on the wire, under the names of the table of fields, and what the wire carries besides. */

const ignored = z.unknown().optional().meta({ description: 'Decided by the server; accepted and ignored.' })

const ignoredNames = [
  'isResult',
  'is_result',
  'result',
  'result_type',
  'output',
  'status',
  'engineer_name',
  'manual_review',
  'end_time',
  'id',
  'is_mod',
  'is_upload',
  'updated_at',
  'product_warnings',
  'product_warnings_coded',
  'verdict',
  'reconsidered_since',
  'waits_for',
  'is_complete',
  'is_built_signed',
  'roof_name',
  'roof_of',
  'revision',
] as const
const ignoredFields = Object.fromEntries(ignoredNames.map((name) => [name, ignored])) as {
  readonly [name in (typeof ignoredNames)[number]]: typeof ignored
}

const valueOnWire = ({ kind, label, options, first, texts }: Field): z.ZodType => {
  if (texts) return optionText(label, texts)
  if (options) return optionIndex(label, options, first)
  if (kind === 'position') return index(label)
  if (kind === 'text') return text(label)
  if (kind === 'flag') return saidOrNot(label)
  return kind === 'files' ? addresses(label) : numeric(label)
}

/** `[step, name in the draft, name on the wire, field]` of every field on the wire. */
const sentFields = stepIds.flatMap((step) =>
  Object.entries(fieldsOf(step)).flatMap(([name, field]) =>
    field.wire === null ? [] : [{ step, name, wire: field.wire, field }],
  ),
)

type Fields = typeof fields
type AnyField = { [S in StepId]: Fields[S][keyof Fields[S]] }[StepId]
type WireName = Exclude<AnyField['wire'], null>

const fieldShape = Object.fromEntries(sentFields.map(({ wire, field }) => [wire, valueOnWire(field)])) as unknown as {
  readonly [name in WireName]: z.ZodType<unknown, unknown>
}

const { fixing } = fields.solar
const { section } = fields.structure

/** A project on the wire. Unknown names are errors. */
export const wireProject = z.strictObject({
  hash: z.string().max(100).nullish().meta({ label: 'Project hash' }),
  date_time: dateTime,
  ...fieldShape,
  fixing_type_index: optionIndex(fixing.label, fixing.options),
  is_penetrative: flag('Penetrative'),
  /** The section of a steel purlin, or "timber". */
  purlin_type: optionIndex(section.label, [...steelSections, 'timber'], 1),
  steell_beam_rafter_rafter_span: ignored,
  options: assessmentOptions.optional().meta({ label: 'Options' }),
  opened_revision: count('Revision that was opened', 1_000_000).nullish().meta({
    label: 'Revision that was opened',
    description:
      'Of an edit: the revision that it began from. Refused where other inputs were saved since. Left out: not compared.',
  }),
  draft: z.string().regex(draftName).nullish().meta({
    label: 'Draft',
    description: 'Name of the draft that the project was entered in: no other device saves it a second time.',
  }),
  draft_version: z.number().int().min(0).max(1_000_000_000).nullish().meta({
    label: 'Version of the draft',
    description:
      'As the device knows it. Refused where another device has changed the draft since. Left out: not compared.',
  }),
  underlay: underlay.nullish().meta({ label: 'Picture below the roof map', description: 'Left out: as it is kept.' }),
  origins: origins.nullish().meta({
    label: 'Origins of the values',
    description: 'By step and field of the wizard. Left out by an edit: kept for the values that it does not change.',
  }),
  ...ignoredFields,
})
/** After parsing: numbers are numbers, options are names. */
export type WireValues = z.output<typeof wireProject>
/** As sent. */
export type WireProject = z.input<typeof wireProject>

/** The wire name for a problem of a step. */
export const wireFieldOf = (step: StepId, name: string): string => fieldsOf(step)[name]?.wire ?? name

/** The step and field of a wire name; null where it is no field of a step. */
export const domainFieldOf = (wireField: string): { readonly step: StepId; readonly field: string } | null => {
  const sent = sentFields.find(({ wire }) => wire === wireField)
  return sent ? { step: sent.step, field: sent.name } : null
}

const stepFrom = (step: StepId, wire: WireValues): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    sentFields.filter((sent) => sent.step === step).map((sent) => [sent.name, wire[sent.wire as WireName]]),
  )

const structureFrom = (wire: WireValues) => ({
  ...stepFrom('structure', wire),
  material: wire.purlin_type === null ? null : wire.purlin_type === 'timber' ? 'timber' : 'steel',
  section: wire.purlin_type === 'timber' ? null : wire.purlin_type,
})

/** The wire's schema has checked every value; a property test compares the draft with the draft's schema. */
const draftFrom = (wire: WireValues): ProjectDraft =>
  withHeldOrigins(
    normalise({
      header: { ...stepFrom('header', wire), agreed: true },
      dateTime: wire.date_time,
      building: stepFrom('building', wire),
      solar: stepFrom('solar', wire),
      photos: stepFrom('photos', wire),
      structure: structureFrom(wire),
      roofCover: stepFrom('roofCover', wire),
      options: wire.options ?? defaultOptions,
      ...(wire.origins ? { origins: wire.origins } : {}),
    } as unknown as ProjectDraft),
  )

const contradictions = (wire: WireValues): readonly Problem[] => {
  if (wire.is_penetrative === null || wire.fixing_type_index === null) return []
  if ((wire.is_penetrative === 1) === (wire.fixing_type_index === 'screw')) return []
  return [problemAt('is_penetrative', told('contradiction', { label: 'is_penetrative', other: 'fixing_type_index' }))]
}

type Received = { readonly project: ProjectDraft; readonly hash: string | null }

/** A parsed wire project as a draft, without irrelevant values; problems carry wire names. */
export const projectFromWire = (wire: WireValues): Parsed<Received> => {
  const problems = contradictions(wire)
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, value: { project: draftFrom(wire), hash: wire.hash ?? null } }
}

/** An untrusted wire project as a draft; problems carry wire names. */
export const parseWireProject = (body: unknown): Parsed<Received> => {
  const parsed = parseWith(wireProject, body)
  return parsed.ok ? projectFromWire(parsed.value) : parsed
}

/** Problems of a step under their wire names. */
export const wireProblem = ({ step, field, ...told }: Problem & { readonly step: StepId }): Problem =>
  problemAt(wireFieldOf(step, field), told)

const sentValue = ({ options, texts, first = 0 }: Field, value: unknown): unknown => {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || options === undefined) return value
  return texts ? texts[String(value)] : options.indexOf(String(value)) + first
}

/** What the wire carries besides the fields, or in another form. */
const exceptions = ({ solar, structure, building }: ProjectDraft) => ({
  is_penetrative: solar.fixing === null ? null : solar.fixing === 'screw' ? 1 : 0,
  ...(structure.material === 'timber' ? { purlin_type: steelSections.length + 1 } : {}),
  steell_beam_rafter_rafter_span: structure.rafterSpan,
  location_index: building.location ?? 0,
})

/** A draft on the wire: every wire field, with `options`. */
export const toWireProject = (project: ProjectDraft): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    sentFields.map(({ step, name, wire, field }) => [
      wire,
      sentValue(field, (project[step] as Readonly<Record<string, unknown>>)[name]),
    ]),
  ),
  date_time: project.dateTime,
  options: project.options,
  ...(project.origins ? { origins: project.origins } : {}),
  ...exceptions(project),
})

/** Fields that the specified upload sends besides the project. The server ignores them and decides each itself. */
export const uploadMarks = (isSubscribed: boolean, isResult: 0 | 1) => ({
  is_mod: 1,
  is_upload: 1,
  is_result: isResult,
  result_type: isSubscribed ? 0 : 1,
})
