import { type AssessmentOptions, defaultOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { type OptionField, optionFields } from '@soundroof/contract/roofs/fields/options'
import { capital, plain, withUnit } from '../wording/number-text.ts'
import type { KeyValue } from './blocks.ts'

type Name = keyof AssessmentOptions

const shieldingText = ({ shielding }: AssessmentOptions): string =>
  shielding === null
    ? 'None'
    : Object.entries(shielding)
        .map(([direction, value]) => `${direction} ${plain(value)}`)
        .join(', ')

const topographyText = ({ topography }: AssessmentOptions): string =>
  topography === null
    ? 'None'
    : `${topography.feature}, height ${plain(topography.height)} m, half-height distance ${plain(topography.halfHeightLength)} m, ` +
      `${plain(topography.crestDistance)} m from the crest, ${plain(topography.elevation)} m above sea level`

/** Products on offer; one that is no longer on offer keeps its former name. */
type Offered = Pick<Choices, 'rackingSystems' | 'modules'>

const productText = ({ rackingSystems, modules }: Offered, chosen: string): string =>
  [...rackingSystems, ...modules].find(({ id }) => id === chosen)?.name ?? chosen

const valueText = (field: OptionField, value: unknown, offered: Offered): string => {
  if (field.kind === 'choice') return field.choices.find((choice) => choice.value === value)?.label ?? ''
  if (field.kind === 'tick') return value === true ? 'Yes' : 'No'
  if (field.kind === 'entry') return typeof value === 'string' ? productText(offered, value) : capital(field.empty)
  if (typeof value === 'number') return withUnit(plain(value), field.unit)
  return 'empty' in field ? capital(field.empty) : ''
}

const optionLine = (name: Name, options: AssessmentOptions, offered: Offered): KeyValue => {
  if (name === 'shielding') return { label: 'Shielding parameter', value: shieldingText(options), unit: '' }
  if (name === 'topography') return { label: 'Topography', value: topographyText(options), unit: '' }
  return { label: optionFields[name].label, value: valueText(optionFields[name], options[name], offered), unit: '' }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const names = Object.keys(defaultOptions) as readonly Name[]

const groupOf = (name: Name): string => (name === 'shielding' || name === 'topography' ? '' : optionFields[name].group)

/** Asked in the building step. */
const isOfBuilding = (name: Name): boolean => groupOf(name) === 'Building' || groupOf(name) === 'Place'

const isChanged = (name: Name, options: AssessmentOptions): boolean => !same(options[name], defaultOptions[name])

/** Form and sides of the building, and its other options that differ from their default. */
export const buildingOptions = (options: AssessmentOptions, offered: Offered): readonly KeyValue[] =>
  names
    .filter(isOfBuilding)
    .filter((name) => name === 'roofForm' || name === 'sides' || isChanged(name, options))
    .map((name) => optionLine(name, options, offered))

/** Assumptions that differ from their default. */
export const changedOptions = (options: AssessmentOptions, offered: Offered): readonly KeyValue[] =>
  names
    .filter((name) => !isOfBuilding(name) && isChanged(name, options))
    .map((name) => optionLine(name, options, offered))

/** Every assumption that is not asked with the building, the defaults included. */
export const allAssumptions = (options: AssessmentOptions, offered: Offered): readonly KeyValue[] =>
  names.filter((name) => !isOfBuilding(name)).map((name) => optionLine(name, options, offered))
