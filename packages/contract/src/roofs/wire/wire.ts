import { z } from 'zod'
import { say } from '../../platform/messages.ts'
import { type Parsed, parseWith } from '../../platform/parse.ts'
import type { Problem } from '../../platform/problem.ts'
import { assessmentOptions, defaultOptions } from '../catalogue/assessment-input.ts'
import { buildingDraft, buildingShapes } from '../project/building.ts'
import { dateTime, type ProjectDraft } from '../project/draft.ts'
import { fieldSpec } from '../project/field.ts'
import { headerDraft } from '../project/header.ts'
import { normalise } from '../project/normalise.ts'
import { photosDraft } from '../project/photos.ts'
import { roofCoverDraft, roofTypes } from '../project/roof-cover.ts'
import { fixings, installations, mounts, solarDraft } from '../project/solar.ts'
import type { StepId } from '../project/step.ts'
import { structureDraft, structureMaterials, timberSpecies } from '../project/structure.ts'
import { addresses, flag, index, numeric, optionIndex, text } from './wire-values.ts'

/** Wire names ↔ domain names: the only place that knows both. */

const labelOf = (schema: z.ZodType) => fieldSpec(schema).label
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
] as const
const ignoredFields = Object.fromEntries(ignoredNames.map((name) => [name, ignored])) as {
  readonly [name in (typeof ignoredNames)[number]]: typeof ignored
}

const roofTypeNames = { 'tin-screwed': 'Tin Penetrative', 'tin-clamped': 'Tin Non-penetrative', tile: 'Tile' } as const
/** What the roof types are called on the wire and on the screen. */
export const roofTypeLabels: Readonly<Record<(typeof roofTypes)[number], string>> = roofTypeNames

const roofTypeByName = (label: string) =>
  z
    .string()
    .max(60)
    .nullish()
    .transform((value, context) => {
      if (value === null || value === undefined || value === '') return null
      const type = roofTypes.find((kind) => roofTypeNames[kind] === value)
      if (type) return type
      context.addIssue({ code: 'custom', message: say('notAnOption', { label }) })
      return z.NEVER
    })
    .meta({ label })

const b = buildingDraft.shape
const s = solarDraft.shape
const p = photosDraft.shape
const f = structureDraft.shape
const r = roofCoverDraft.shape
const purlinTypes = ['Z', 'C', 'top-hat', 'timber'] as const

/** The project as it travels. Unknown names are errors. */
export const wireProject = z.strictObject({
  hash: z.string().max(100).nullish().meta({ label: 'Project hash' }),
  name: text(labelOf(headerDraft.shape.name)),
  number: text(labelOf(headerDraft.shape.number)),
  date_time: dateTime,
  building_length: numeric(labelOf(b.length)),
  building_width: numeric(labelOf(b.width)),
  roof_height: numeric(labelOf(b.roofHeight)),
  roof_slope: numeric(labelOf(b.roofSlope)),
  parapet_height: numeric(labelOf(b.parapetHeight)),
  state_index: index(labelOf(b.state)),
  area_index: index(labelOf(b.area)),
  location_index: index(labelOf(b.location)),
  street_address: text(labelOf(b.streetAddress)),
  terrain_category_index: index(labelOf(b.terrain)),
  building_shape_index: optionIndex(labelOf(b.shape), buildingShapes),
  is_perpendicular: optionIndex(labelOf(s.installation), installations),
  installation_scale: numeric(labelOf(s.scale)),
  is_tilt_mount: optionIndex(labelOf(s.mount), mounts),
  tilt_angle: numeric(labelOf(s.tiltAngle)),
  panel_length_index: index(labelOf(s.panelLengthBand)),
  panel_width_index: index(labelOf(s.panelWidthBand)),
  fixing_type_index: optionIndex(labelOf(s.fixing), fixings),
  is_penetrative: flag('Penetrative'),
  roof_photos: addresses(labelOf(p.roof)),
  rafter_span_photos: addresses(labelOf(p.rafterSpan)),
  connection_photos: addresses(labelOf(p.connection)),
  roof_sheeting_photos: addresses(labelOf(p.sheeting)),
  big_file: addresses(labelOf(p.extra)),
  purlin_type: optionIndex(labelOf(f.section), purlinTypes, 1),
  purlin_depth_index: index(labelOf(f.depth)),
  purlin_thickness_index: index(labelOf(f.thickness)),
  purlin_bridging: index(labelOf(f.bridging)),
  purlin_support_condition: index(labelOf(f.support)),
  purlin_depth: numeric(labelOf(f.timberDepth)),
  purlin_breath: numeric(labelOf(f.timberBreadth)),
  purlin_timber_type: optionIndex(labelOf(f.timberSpecies), timberSpecies, 1),
  purlin_spacing: numeric(labelOf(f.spacing)),
  purlin_span: numeric(labelOf(f.span)),
  rafterIndex: optionIndex(labelOf(f.rafterMaterial), structureMaterials),
  rafter_spacing: numeric(labelOf(f.rafterSpacing)),
  rafter_span: numeric(labelOf(f.rafterSpan)),
  steell_beam_rafter_depth: numeric(labelOf(f.beamDepth)),
  steell_beam_rafter_flange_width: numeric(labelOf(f.beamFlangeWidth)),
  steell_beam_rafter_flange_thickness: numeric(labelOf(f.beamFlangeThickness)),
  steell_beam_rafter_rafter_span: ignored,
  rafter_depth: numeric(labelOf(f.chordDepth)),
  rafter_breath: numeric(labelOf(f.chordBreadth)),
  rafter_timber_type: optionIndex(labelOf(f.chordSpecies), timberSpecies),
  roof_type: roofTypeByName(labelOf(r.roofType)),
  roof_sheeting_index: index(labelOf(r.sheeting)),
  roof_sheeting_type: text(labelOf(r.sheetingText)),
  customer_message: text(labelOf(r.note)),
  options: assessmentOptions.optional().meta({ label: 'Options' }),
  ...ignoredFields,
})
export type WireValues = z.output<typeof wireProject>
/** A project as a client sends it. */
export type WireProject = z.input<typeof wireProject>

type Place = {
  readonly [S in StepId]: Readonly<Partial<Record<keyof ProjectDraft[S] & string, keyof WireValues & string>>>
}

/** The wire name of every domain field: problems of a step are told to callers under it. */
const wireNames: Place = {
  header: { name: 'name', number: 'number' },
  building: {
    length: 'building_length',
    width: 'building_width',
    roofHeight: 'roof_height',
    roofSlope: 'roof_slope',
    parapetHeight: 'parapet_height',
    state: 'state_index',
    area: 'area_index',
    location: 'location_index',
    streetAddress: 'street_address',
    terrain: 'terrain_category_index',
    shape: 'building_shape_index',
  },
  solar: {
    installation: 'is_perpendicular',
    scale: 'installation_scale',
    mount: 'is_tilt_mount',
    tiltAngle: 'tilt_angle',
    panelLengthBand: 'panel_length_index',
    panelWidthBand: 'panel_width_index',
    fixing: 'fixing_type_index',
  },
  photos: {
    roof: 'roof_photos',
    rafterSpan: 'rafter_span_photos',
    connection: 'connection_photos',
    sheeting: 'roof_sheeting_photos',
    extra: 'big_file',
  },
  structure: {
    material: 'purlin_type',
    section: 'purlin_type',
    depth: 'purlin_depth_index',
    thickness: 'purlin_thickness_index',
    bridging: 'purlin_bridging',
    support: 'purlin_support_condition',
    timberDepth: 'purlin_depth',
    timberBreadth: 'purlin_breath',
    timberSpecies: 'purlin_timber_type',
    spacing: 'purlin_spacing',
    span: 'purlin_span',
    rafterMaterial: 'rafterIndex',
    rafterSpacing: 'rafter_spacing',
    rafterSpan: 'rafter_span',
    beamDepth: 'steell_beam_rafter_depth',
    beamFlangeWidth: 'steell_beam_rafter_flange_width',
    beamFlangeThickness: 'steell_beam_rafter_flange_thickness',
    chordDepth: 'rafter_depth',
    chordBreadth: 'rafter_breath',
    chordSpecies: 'rafter_timber_type',
  },
  roofCover: {
    roofType: 'roof_type',
    sheeting: 'roof_sheeting_index',
    sheetingText: 'roof_sheeting_type',
    note: 'customer_message',
  },
}

/** The wire name under which a step's problem is told. */
export const wireFieldOf = (step: StepId, field: string): string =>
  (wireNames[step] as Readonly<Record<string, string>>)[field] ?? field

/** The step and field that a wire name stands for; null for what is no field of a step. */
export const domainFieldOf = (wireField: string): { readonly step: StepId; readonly field: string } | null => {
  for (const [step, names] of Object.entries(wireNames))
    for (const [field, name] of Object.entries(names)) if (name === wireField) return { step: step as StepId, field }
  return null
}

const stepFrom = (step: StepId, wire: WireValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(wireNames[step]).map(([field, name]) => [field, wire[name as keyof WireValues]]))

const structureFrom = (wire: WireValues) => ({
  ...stepFrom('structure', wire),
  material: wire.purlin_type === null ? null : wire.purlin_type === 'timber' ? 'timber' : 'steel',
  section: wire.purlin_type === 'timber' ? null : wire.purlin_type,
})

/** The wire's own schema has proven every value; a property test compares the draft with the draft's schema. */
const draftFrom = (wire: WireValues): ProjectDraft =>
  normalise({
    header: { ...stepFrom('header', wire), agreed: true },
    dateTime: wire.date_time,
    building: stepFrom('building', wire),
    solar: stepFrom('solar', wire),
    photos: stepFrom('photos', wire),
    structure: structureFrom(wire),
    roofCover: stepFrom('roofCover', wire),
    options: wire.options ?? defaultOptions,
  } as unknown as ProjectDraft)

const contradictions = (wire: WireValues): readonly Problem[] => {
  if (wire.is_penetrative === null || wire.fixing_type_index === null) return []
  if ((wire.is_penetrative === 1) === (wire.fixing_type_index === 'screw')) return []
  const message = say('contradiction', { label: 'is_penetrative', other: 'fixing_type_index' })
  return [{ field: 'is_penetrative', message }]
}

type Received = { readonly project: ProjectDraft; readonly hash: string | null }

/** A parsed wire project as a draft, with what is meaningless dropped; problems carry wire names. */
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

/** Problems of a step under the names of the wire. */
export const wireProblem = (problem: Problem & { readonly step: StepId }): Problem => ({
  field: wireFieldOf(problem.step, problem.field),
  message: problem.message,
})

const positionIn = (options: readonly string[], value: string | null, first = 0): number | null =>
  value === null ? null : options.indexOf(value) + first

const encoded = (project: ProjectDraft) => {
  const { solar, structure, building, roofCover } = project
  return {
    building_shape_index: positionIn(buildingShapes, building.shape),
    is_perpendicular: positionIn(installations, solar.installation),
    is_tilt_mount: positionIn(mounts, solar.mount),
    fixing_type_index: positionIn(fixings, solar.fixing),
    is_penetrative: solar.fixing === null ? null : solar.fixing === 'screw' ? 1 : 0,
    purlin_type: structure.material === 'timber' ? 4 : positionIn(purlinTypes, structure.section, 1),
    purlin_timber_type: positionIn(timberSpecies, structure.timberSpecies, 1),
    rafterIndex: positionIn(structureMaterials, structure.rafterMaterial),
    rafter_timber_type: positionIn(timberSpecies, structure.chordSpecies),
    steell_beam_rafter_rafter_span: structure.rafterSpan,
    roof_type: roofCover.roofType === null ? null : roofTypeNames[roofCover.roofType],
    location_index: building.location ?? 0,
  }
}

/** A draft as it travels: every wire field, with `options`. */
export const toWireProject = (project: ProjectDraft): Readonly<Record<string, unknown>> => {
  const plain = (Object.keys(wireNames) as StepId[]).flatMap((step) =>
    Object.entries(wireNames[step]).map(([field, name]) => [
      name,
      (project[step] as Readonly<Record<string, unknown>>)[field],
    ]),
  )
  return { ...Object.fromEntries(plain), date_time: project.dateTime, options: project.options, ...encoded(project) }
}
