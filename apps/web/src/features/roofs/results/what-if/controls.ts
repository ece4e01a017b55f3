import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { ownId } from '@soundroof/contract/roofs/catalogue/products/own-product'
import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import { optionFields } from '@soundroof/contract/roofs/fields/options'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { missingForFeetOverRafters } from '@soundroof/contract/roofs/projects/feet-over-rafters'
import { supportsOf, thicknessesOf } from '@soundroof/contract/roofs/projects/option-lists'
import { moduleOf, rackingOf } from '@soundroof/contract/roofs/projects/products'
import { measuredFields, measuredValues, stepOfMeasured } from '@soundroof/contract/roofs/what-if/measured-values'
import { placeOfField, type Variation, type VariedField } from '@soundroof/contract/roofs/what-if/variation'
import { isUnsure } from '@soundroof/contract/roofs/what-if/varied-project'
import { plain, withUnit } from '@soundroof/report/wording/number-text'
import type { PlainCode, Say } from '../../../../platform/words/use-say.ts'

/** Values that the page offers for a project: lists, and sizes within their ranges. A single value is the project's own. */

export type Value = string | number | boolean | null
/** Said, a code, or the name of an option or a product. */
type Option = { readonly value: Value; readonly label: string }

export type Control = {
  readonly name: VariedField
  readonly label: string
  readonly options: readonly Option[]
  readonly own: Value
  /** False where the issued result has no such value: a module has no size range. */
  readonly isIssued: boolean
}

/** A size of the panel in mm, for which the project gives a range. */
export type SizeRange = {
  readonly name: 'panelLengthExact' | 'panelWidthExact'
  readonly label: string
  readonly lower: number
  readonly upper: number
  /** Value without a change; as issued where the project gives a range. */
  readonly own: number
  readonly isIssued: boolean
}

export type Around = { readonly project: ProjectDraft; readonly choices: Choices }

/** True where a data sheet takes the place of an entry of the catalogue. */
const isOfDataSheet = (name: VariedField, { options }: ProjectDraft): boolean =>
  (name === 'module' && options.module === null && options.ownModule !== null) ||
  (name === 'racking' && options.racking === null && options.ownRacking !== null)

export const ownValue = (name: VariedField, project: ProjectDraft): Value =>
  isOfDataSheet(name, project)
    ? ownId
    : ((project[placeOfField(name)] as Readonly<Record<string, Value>>)[name] ?? null)

const control = (
  name: VariedField,
  label: string,
  options: readonly Option[],
  { project }: Around,
): readonly Control[] =>
  options.length < 2 ? [] : [{ name, label, options, own: ownValue(name, project), isIssued: true }]

const positions = (labels: readonly string[]): readonly Option[] => labels.map((label, value) => ({ value, label }))

type Band = { readonly lower: number; readonly upper: number }
const bands = (say: Say, all: readonly Band[]) =>
  positions(all.map(({ lower, upper }) => say('roofs.to-mm', { lower, upper })))

type Product = { readonly id: string; readonly name: string }

/** The product of a data sheet, which no list has, stands first. */
const asOptions = (list: readonly Product[], none: PlainCode, own: Product | undefined): readonly Option[] => {
  const option = ({ id, name }: Product): Option => ({ value: id, label: name })
  const first = own?.id === ownId ? [option(own)] : []
  return list.length + first.length === 0 ? [] : [...first, { value: null, label: none }, ...list.map(option)]
}

/** A panel has the size of its module, of the catalogue or of a data sheet. */
const hasModule = (project: ProjectDraft, { module }: Variation): boolean =>
  module === undefined ? project.options.module !== null || isOfDataSheet('module', project) : module !== null

const rangeControls = (say: Say, around: Around): readonly Control[] => {
  const { panelLengthBands, panelWidthBands } = around.choices
  return [
    ...control('panelLengthBand', fieldOf('solar', 'panelLengthBand').label, bands(say, panelLengthBands), around),
    ...control('panelWidthBand', fieldOf('solar', 'panelWidthBand').label, bands(say, panelWidthBands), around),
  ].map((each) => ({ ...each, isIssued: !hasModule(around.project, {}) }))
}

const panelControls = (say: Say, around: Around, variation: Variation): readonly Control[] => {
  const { choices, project } = around
  const modules = asOptions(choices.modules, 'roofs.not-known-by-its-size', moduleOf(choices, project.options))
  return [
    ...control('module', optionFields.module.label, modules, around),
    ...(hasModule(project, variation) ? [] : rangeControls(say, around)),
  ]
}

const panelSizes = [
  { name: 'panelLengthExact', range: 'panelLengthBand', list: 'panelLengthBands' },
  { name: 'panelWidthExact', range: 'panelWidthBand', list: 'panelWidthBands' },
] as const

/** Without an exact size the upper limit counts. A module has its own size, and another range its own upper limit. */
const sizeRanges = ({ project, choices }: Around, variation: Variation): readonly SizeRange[] => {
  const { solar, options } = project
  if (hasModule(project, variation)) return []
  return panelSizes.flatMap(({ name, range, list }) => {
    const position = variation[range] ?? solar[range]
    const band = position === null ? undefined : choices[list][position]
    if (band === undefined) return []
    const isIssued = position === solar[range] && !hasModule(project, {})
    const own = (isIssued ? options[name] : null) ?? band.upper
    // The outermost ranges are open-ended.
    const [lower, upper] = [Math.min(band.lower, own), Math.max(band.upper, own)]
    return [{ name, label: optionFields[name].label, lower, upper, own, isIssued }]
  })
}

const fixingControls = (around: Around): readonly Control[] => {
  const { project, choices } = around
  const { rackingSystems, installationMethods } = choices
  const rails = installationMethods.map(({ code, label }) => ({ value: code, label }))
  const screws = project.roofCover.roofType === 'tin-screwed' ? optionFields.screwsPerFoot.choices : []
  const feet = missingForFeetOverRafters({ ...project, solar: { ...project.solar, installation: 'parallel' } }) === null
  return [
    ...control('installation', fieldOf('solar', 'installation').label, rails, around),
    ...control(
      'racking',
      optionFields.racking.label,
      asOptions(rackingSystems, 'roofs.generic-figures', rackingOf(choices, project.options)),
      around,
    ),
    ...control('screwsPerFoot', optionFields.screwsPerFoot.label, screws, around),
    ...(feet
      ? control(
          'feetOverRafters',
          'report.feet' satisfies PlainCode,
          [
            { value: false, label: 'roofs.on-battens' satisfies PlainCode },
            { value: true, label: 'roofs.over-rafters' satisfies PlainCode },
          ],
          around,
        )
      : []),
  ]
}

const standardControls = (around: Around): readonly Control[] => [
  ...control('edition', optionFields.edition.label, optionFields.edition.choices, around),
  ...control('returnPeriod', optionFields.returnPeriod.label, optionFields.returnPeriod.choices, around),
]

const unsureControls = (around: Around): readonly Control[] => {
  const { project, choices } = around
  const { structure } = project
  const thickness = thicknessesOf(choices, structure).map((each) => (each === null ? 'Unsure' : `${each} mm`))
  const supports = supportsOf(choices, structure).map(({ label }) => label)
  const isOpen = (name: Parameters<typeof isUnsure>[0]) => isUnsure(name, project, choices)
  const hasBattens = structure.material === 'timber' || structure.section === 'top-hat'
  return [
    ...(isOpen('thickness')
      ? control('thickness', fieldOf('structure', 'thickness').label, positions(thickness), around)
      : []),
    ...(isOpen('support')
      ? control('support', fieldOf('structure', 'support').label, positions(supports), around)
      : []),
    ...(hasBattens && isOpen('battenFixing')
      ? control('battenFixing', optionFields.battenFixing.label, optionFields.battenFixing.choices, around)
      : []),
    ...(hasBattens && isOpen('built')
      ? control('built', optionFields.built.label, optionFields.built.choices, around)
      : []),
  ]
}

/** Low, likely and high of what was measured with an error. */
const measuredControls = (around: Around): readonly Control[] =>
  measuredFields.flatMap((name) => {
    const { label, unit } = fieldOf(stepOfMeasured(name), name)
    const options = measuredValues(around.project, name)
    return control(
      name,
      label,
      options.map((value) => ({ value, label: withUnit(plain(value), unit) })),
      around,
    )
  })

export type Group = {
  readonly title: PlainCode
  readonly controls: readonly Control[]
  readonly sizes: readonly SizeRange[]
}

/** Groups of controls; empty groups are left out. */
export const controlGroups = (say: Say, around: Around, variation: Variation): readonly Group[] =>
  (
    [
      { title: 'report.panels', controls: panelControls(say, around, variation), sizes: sizeRanges(around, variation) },
      { title: 'roofs.rails-and-feet', controls: fixingControls(around), sizes: [] },
      { title: 'roofs.wind-standard', controls: standardControls(around), sizes: [] },
      { title: 'roofs.measured-within-its-error', controls: measuredControls(around), sizes: [] },
      { title: 'roofs.answered-with-unsure', controls: unsureControls(around), sizes: [] },
    ] satisfies readonly Group[]
  ).filter(({ controls }) => controls.length > 0)

export const without = (variation: Variation, names: readonly VariedField[]): Variation =>
  Object.fromEntries(Object.entries(variation).filter(([name]) => !names.includes(name as VariedField)))

export const chosenValue = ({ name, own }: Control, variation: Variation): Value =>
  name in variation ? (variation[name] ?? null) : own

/** Values that another value replaces: a module has its own size, and another range another size. */
const replacedBy: Readonly<Partial<Record<VariedField, readonly VariedField[]>>> = {
  module: ['panelLengthBand', 'panelWidthBand', 'panelLengthExact', 'panelWidthExact'],
  panelLengthBand: ['panelLengthExact'],
  panelWidthBand: ['panelWidthExact'],
}

/** Choosing the project's own value removes the change. */
export const withValue = ({ name, own }: Control, value: Value, variation: Variation): Variation => {
  const rest = without(variation, [name, ...(replacedBy[name] ?? [])])
  return value === own ? rest : { ...rest, [name]: value }
}

export const chosenSize = ({ name, own }: SizeRange, variation: Variation): number => variation[name] ?? own

export const withSize = ({ name, own }: SizeRange, size: number, variation: Variation): Variation => {
  const rest = without(variation, [name])
  return size === own ? rest : { ...rest, [name]: size }
}

/** Degrees to the roof; 0 is flush. */
export const tiltOf = ({ solar }: ProjectDraft, variation: Variation): number => {
  const { mount, tiltAngle } = { ...solar, ...variation }
  return mount === 'flush' ? 0 : (tiltAngle ?? 0)
}

export const withTilt = (project: ProjectDraft, tilt: number, variation: Variation): Variation => {
  const rest = without(variation, ['mount', 'tiltAngle'])
  if (tilt === tiltOf(project, {})) return rest
  return tilt === 0 ? { ...rest, mount: 'flush' } : { ...rest, mount: 'tilt', tiltAngle: tilt }
}

/** Steepest tilt of the slider, degrees; a project's own may be more. */
const steepest = 30

export const steepestTilt = (project: ProjectDraft): number => Math.max(steepest, Math.ceil(tiltOf(project, {})))
