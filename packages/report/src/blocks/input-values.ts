import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { Field } from '@soundroof/contract/roofs/fields/field'
import { compassPointOf } from '@soundroof/contract/roofs/places/facing'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import {
  areasOf,
  depthMm,
  isSupportAsked,
  isUnsureThickness,
  locationsOf,
  supportsOf,
  thicknessesOf,
  thicknessOf,
} from '@soundroof/contract/roofs/projects/option-lists'
import type { PlainCode } from '@soundroof/words/language/say'
import { fixed, plain } from '../wording/number-text.ts'
import { type Telling, told, toldOf } from '../wording/telling.ts'
import { type InputLine, named } from './input-line.ts'

/** Shown where a draft has no answer yet. */
export const notEntered = 'Not entered'

type Answer = { readonly value: Telling; readonly unit?: string; readonly note?: Telling | undefined }

/** An answer in words; undefined while unanswered. */
type AnswerWords = (project: ProjectDraft, choices: Choices) => Answer | undefined

const at = <T>(list: readonly T[], position: number | null): T | undefined =>
  position === null ? undefined : list[position]

const asIs = (value: string | undefined): Answer | undefined => (value === undefined ? undefined : { value })

const bandWords = (band: Choices['panelLengthBands'][number] | undefined): Answer | undefined =>
  band && { value: toldOf('report.from-to', { lower: plain(band.lower), upper: plain(band.upper) }), unit: 'mm' }

const roofHeightWords: AnswerWords = ({ building: { roofHeight } }) =>
  roofHeight === null
    ? undefined
    : { value: plain(roofHeight), unit: 'm', note: told('average, midway between eaves and ridge') }

const terrainWords: AnswerWords = ({ building }, choices) => {
  const terrain = at(choices.terrains, building.terrain)
  return terrain && { value: `TC ${terrain.category}`, note: named(terrain.text) }
}

const depthWords: AnswerWords = ({ structure }, choices) => {
  const depth = depthMm(choices, structure)
  return depth === null ? undefined : { value: plain(depth), unit: 'mm' }
}

const decimalsOf = (value: number): number => (Number.isInteger(Number((value * 10).toFixed(6))) ? 1 : 2)

/** As catalogues write it: all thicknesses of a depth with the same decimals. */
const thicknessText = (thickness: number, listed: readonly (number | null)[]): string =>
  fixed(thickness, Math.max(1, ...listed.map((other) => (other === null ? 1 : decimalsOf(other)))))

const thicknessWords: AnswerWords = ({ structure }, choices) => {
  const thickness = thicknessOf(choices, structure)
  if (thickness === null) return undefined
  const text = thicknessText(thickness, thicknessesOf(choices, structure))
  return isUnsureThickness(choices, structure)
    ? { value: toldOf('report.unsure-counts-as', { text }) }
    : { value: text, unit: 'mm' }
}

/** Followed by what the calculation uses for "Unsure". */
const supportWords: AnswerWords = ({ structure }, choices) => {
  const chosen = at(supportsOf(choices, structure), structure.support)
  if (chosen === undefined) return undefined
  return {
    value: chosen.unsure ? told('Unsure (each support is calculated)') : named(chosen.label),
    note: isSupportAsked(structure) ? undefined : told('set by the section, not asked'),
  }
}

const sheetingWords: AnswerWords = ({ roofCover: { sheeting, sheetingText } }, choices) => {
  const product = sheeting === null && sheetingText === '' ? undefined : at(choices.sheetings, sheeting ?? 0)
  if (product === undefined) return undefined
  return (sheeting ?? 0) === 0
    ? { value: toldOf('components.value', { label: named(product.name), name: sheetingText }) }
    : { value: product.name, note: product.defaultName }
}

const railDirections = {
  parallel: 'rails along the purlins or battens',
  perpendicular: 'rails across the purlins',
} as const satisfies Readonly<Record<string, PlainCode>>

const frontWords: AnswerWords = ({ building: { frontFacing } }) =>
  frontFacing === null
    ? undefined
    : { value: plain(frontFacing), unit: 'degrees', note: told(compassPointOf(frontFacing)) }

const railWords: AnswerWords = ({ solar: { installation } }, choices) => {
  const method = choices.installationMethods.find(({ code }) => code === installation)
  return method && { value: named(method.label), note: told(railDirections[method.code]) }
}

/** Answers that need more than a number or one list. */
const answerWords: Readonly<Record<string, AnswerWords>> = {
  roofHeight: roofHeightWords,
  state: ({ building }, choices) => asIs(at(choices.states, building.state)?.name),
  area: ({ building }, choices) => asIs(at(areasOf(choices, building), building.area)?.name),
  location: ({ building }, choices) => asIs(at(locationsOf(choices, building), building.location)?.name),
  terrain: terrainWords,
  frontFacing: frontWords,
  installation: railWords,
  panelLengthBand: ({ solar }, choices) => bandWords(at(choices.panelLengthBands, solar.panelLengthBand)),
  panelWidthBand: ({ solar }, choices) => bandWords(at(choices.panelWidthBands, solar.panelWidthBand)),
  section: ({ structure }, choices) =>
    structure.section === null ? undefined : { value: named(choices.purlins[structure.section].label) },
  depth: depthWords,
  thickness: thicknessWords,
  bridging: ({ structure }, choices) => asIs(at(choices.bridging, structure.bridging)?.toString()),
  support: supportWords,
  sheeting: sheetingWords,
}

type Options = readonly { readonly code: string; readonly label: string }[]

const plainAnswer = ({ kind, unit, list }: Field, value: unknown, choices: Choices): Answer | undefined => {
  if (typeof value === 'number') return { value: plain(value), unit }
  if (kind !== 'named' || list === undefined) return { value: String(value ?? '') }
  const option = (choices[list] as Options).find(({ code }) => code === value)
  return option && { value: named(option.label) }
}

/** The answer to a field, with label and unit. */
export const lineOf = (
  name: string,
  field: Field,
  value: unknown,
  project: ProjectDraft,
  choices: Choices,
): InputLine => {
  const words = answerWords[name]
  const answer = words ? words(project, choices) : plainAnswer(field, value, choices)
  const { value: text, unit = '', note }: Answer = answer ?? { value: '' }
  return {
    label: named(field.label),
    value: text === '' ? told(notEntered) : text,
    unit,
    ...(note === undefined ? {} : { note }),
  }
}
