import { type AssessmentOptions, defaultOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { type OptionField, optionFields } from '@soundroof/contract/roofs/fields/options'
import { capital, plain, withUnit } from '../wording/number-text.ts'
import { type Telling, told, toldOf } from '../wording/telling.ts'
import { type InputLine, named } from './input-line.ts'

type Name = keyof AssessmentOptions

const shieldingText = ({ shielding }: AssessmentOptions): Telling =>
  shielding === null
    ? told('None')
    : Object.entries(shielding)
        .map(([direction, value]) => `${direction} ${plain(value)}`)
        .join(', ')

const features = {
  hill: 'report.feature-hill',
  ridge: 'report.feature-ridge',
  escarpment: 'report.feature-escarpment',
} as const

const topographyText = ({ topography }: AssessmentOptions): Telling =>
  topography === null
    ? told('None')
    : toldOf('report.topography', {
        feature: told(features[topography.feature]),
        height: plain(topography.height),
        halfHeight: plain(topography.halfHeightLength),
        crest: plain(topography.crestDistance),
        elevation: plain(topography.elevation),
      })

/** Products on offer; one that is no longer on offer keeps its former name. */
type Offered = Pick<Choices, 'rackingSystems' | 'modules'>

const productText = ({ rackingSystems, modules }: Offered, chosen: string): string =>
  [...rackingSystems, ...modules].find(({ id }) => id === chosen)?.name ?? chosen

const orEmpty = (words: string | undefined): Telling => (words ? named(words) : '')

const valueText = (field: OptionField, value: unknown, offered: Offered): Telling => {
  if (field.kind === 'choice') return orEmpty(field.choices.find((choice) => choice.value === value)?.label)
  if (field.kind === 'tick') return told(value === true ? 'Yes' : 'No')
  if (field.kind === 'entry')
    return typeof value === 'string' ? productText(offered, value) : named(capital(field.empty))
  if (typeof value === 'number') return withUnit(plain(value), field.unit)
  return orEmpty('empty' in field ? capital(field.empty) : undefined)
}

/** Entered from a data sheet. */
const ownProducts = ['ownModule', 'ownRacking'] as const

const isOwn = (name: Name): name is (typeof ownProducts)[number] => ownProducts.some((own) => own === name)

const ownModuleText = (own: NonNullable<AssessmentOptions['ownModule']>): Telling => {
  const { maker, model, length, width, mass, power } = own
  const known = { product: `${maker} ${model}`, length, width, mass: plain(mass) }
  return power === null
    ? toldOf('report.own-module', known)
    : toldOf('report.own-module-with-power', { ...known, power: plain(power) })
}

const ownLine = (name: (typeof ownProducts)[number], { ownModule, ownRacking }: AssessmentOptions): InputLine => {
  if (name === 'ownModule')
    return { label: told('Own module'), value: ownModule === null ? '' : ownModuleText(ownModule), unit: '' }
  const { maker, model, mass } = ownRacking ?? { maker: '', model: '', mass: 0 }
  const value = toldOf('report.own-racking', { product: `${maker} ${model}`, mass: plain(mass) })
  return { label: told('Own racking system'), value: ownRacking === null ? '' : value, unit: '' }
}

const optionLine = (name: Name, options: AssessmentOptions, offered: Offered): InputLine => {
  if (name === 'shielding') return { label: told('Shielding parameter'), value: shieldingText(options), unit: '' }
  if (name === 'topography') return { label: told('Topography'), value: topographyText(options), unit: '' }
  if (isOwn(name)) return ownLine(name, options)
  return {
    label: named(optionFields[name].label),
    value: valueText(optionFields[name], options[name], offered),
    unit: '',
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const names = Object.keys(defaultOptions) as readonly Name[]

const groupOf = (name: Name): string =>
  name === 'shielding' || name === 'topography' || isOwn(name) ? '' : optionFields[name].group

/** Asked in the building step. */
const isOfBuilding = (name: Name): boolean => groupOf(name) === 'Building' || groupOf(name) === 'Place'

const isChanged = (name: Name, options: AssessmentOptions): boolean => !same(options[name], defaultOptions[name])

/** Form and sides of the building, and its other options that differ from their default. */
export const buildingOptions = (options: AssessmentOptions, offered: Offered): readonly InputLine[] =>
  names
    .filter(isOfBuilding)
    .filter((name) => name === 'roofForm' || name === 'sides' || isChanged(name, options))
    .map((name) => optionLine(name, options, offered))

/** Assumptions that differ from their default. */
export const changedOptions = (options: AssessmentOptions, offered: Offered): readonly InputLine[] =>
  names
    .filter((name) => !isOfBuilding(name) && isChanged(name, options))
    .map((name) => optionLine(name, options, offered))

/** Every assumption that is not asked with the building, the defaults included. */
export const allAssumptions = (options: AssessmentOptions, offered: Offered): readonly InputLine[] =>
  names
    .filter((name) => !isOfBuilding(name) && !(isOwn(name) && options[name] === null))
    .map((name) => optionLine(name, options, offered))
