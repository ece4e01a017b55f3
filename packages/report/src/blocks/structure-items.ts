import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { fieldSpec } from '@soundroof/contract/roofs/project/field'
import {
  depthMm,
  isSupportAsked,
  isUnsureThickness,
  supportsOf,
  thicknessesOf,
  thicknessOf,
} from '@soundroof/contract/roofs/project/option-lists'
import { structureDraft } from '@soundroof/contract/roofs/project/structure'
import { fixed, plain } from '../wording/number-text.ts'
import type { KeyValue } from './blocks.ts'
import { codedOf, numberOf, textOf } from './input-values.ts'

const f = structureDraft.shape
const supportNames = { 'simply-supported': 'Simply-supported', continuous: 'Continuous', lapped: 'Lapped' } as const

export const structureTitle = ({ structure }: ProjectDraft): string =>
  structure.material === 'timber' ? 'Timber roof structure details' : 'Steel roof structure details'

/** "Unsure (counts as Lapped)": what the calculation takes instead stands beside the answer. */
const supportText = ({ structure }: ProjectDraft, choices: Choices): string | null => {
  const chosen = structure.support === null ? undefined : supportsOf(choices, structure)[structure.support]
  if (!chosen) return null
  return chosen.unsure ? `${chosen.label} (counts as ${supportNames[chosen.means]})` : chosen.label
}

const decimalsOf = (value: number): number => (Number.isInteger(Number((value * 10).toFixed(6))) ? 1 : 2)

/** As the catalogue writes it: all thicknesses of a depth with the decimals that one of them needs. */
const thicknessText = (thickness: number, listed: readonly (number | null)[]): string =>
  fixed(thickness, Math.max(1, ...listed.map((other) => (other === null ? 1 : decimalsOf(other)))))

const thicknessItem = ({ structure }: ProjectDraft, choices: Choices): KeyValue => {
  const thickness = thicknessOf(choices, structure)
  if (thickness === null) return textOf(f.thickness, null)
  const text = thicknessText(thickness, thicknessesOf(choices, structure))
  if (isUnsureThickness(choices, structure)) return textOf(f.thickness, `Unsure (counts as ${text} mm)`)
  return { label: fieldSpec(f.thickness).label, value: text, unit: 'mm' }
}

const depthItem = ({ structure }: ProjectDraft, choices: Choices): KeyValue => {
  const depth = depthMm(choices, structure)
  return depth === null ? textOf(f.depth, null) : { label: fieldSpec(f.depth).label, value: plain(depth), unit: 'mm' }
}

const steelItems = (project: ProjectDraft, choices: Choices): readonly KeyValue[] => {
  const { structure } = project
  const rows = structure.bridging === null ? null : choices.bridging[structure.bridging]
  const supportNote = isSupportAsked(structure) ? undefined : 'set by the section, not asked'
  return [
    textOf(f.section, structure.section === null ? null : choices.purlins[structure.section].label),
    depthItem(project, choices),
    thicknessItem(project, choices),
    ...(structure.section === 'top-hat' ? [] : [numberOf(f.bridging, rows ?? null)]),
    textOf(f.support, supportText(project, choices), supportNote),
  ]
}

const timberItems = (project: ProjectDraft, choices: Choices): readonly KeyValue[] => [
  numberOf(f.timberDepth, project.structure.timberDepth),
  numberOf(f.timberBreadth, project.structure.timberBreadth),
  codedOf(f.timberSpecies, choices.timberTypes, project.structure.timberSpecies),
  textOf(f.support, supportText(project, choices)),
]

export const structureItems = (project: ProjectDraft, choices: Choices): readonly KeyValue[] =>
  project.structure.material === 'timber' ? timberItems(project, choices) : steelItems(project, choices)

export const rafterTitle = ({ structure }: ProjectDraft): string =>
  structure.rafterMaterial === 'timber' ? 'Rafter details (timber)' : 'Rafter details (steel I-beam)'

export const rafterItems = ({ structure }: ProjectDraft, choices: Choices): readonly KeyValue[] =>
  structure.rafterMaterial === 'timber'
    ? [
        numberOf(f.chordDepth, structure.chordDepth),
        numberOf(f.chordBreadth, structure.chordBreadth),
        codedOf(f.chordSpecies, choices.timberTypes, structure.chordSpecies),
      ]
    : [
        numberOf(f.beamDepth, structure.beamDepth),
        numberOf(f.beamFlangeWidth, structure.beamFlangeWidth),
        numberOf(f.beamFlangeThickness, structure.beamFlangeThickness),
      ]

export const spacingItems = ({ structure }: ProjectDraft): readonly KeyValue[] => [
  numberOf(f.spacing, structure.spacing),
  numberOf(f.span, structure.span),
  numberOf(f.rafterSpacing, structure.rafterSpacing),
  numberOf(f.rafterSpan, structure.rafterSpan),
]
