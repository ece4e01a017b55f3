import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { fieldSpec } from '@soundroof/contract/roofs/project/field'
import { plain } from '../wording/number-text.ts'
import type { KeyValue } from './blocks.ts'

/** What stands where a draft has no answer yet. */
export const notEntered = 'Not entered'

type Field = Parameters<typeof fieldSpec>[0]

/** A number that was typed in, under the label and unit of its field. */
export const numberOf = (field: Field, value: number | null): KeyValue => {
  const { label, unit } = fieldSpec(field)
  return value === null ? { label, value: notEntered, unit: '' } : { label, value: plain(value), unit }
}

export const textOf = (field: Field, value: string | null | undefined, note?: string): KeyValue => {
  const { label } = fieldSpec(field)
  const said = value === null || value === undefined || value === '' ? notEntered : value
  return note === undefined ? { label, value: said, unit: '' } : { label, value: said, unit: '', note }
}

type Coded = readonly { readonly code: string; readonly label: string }[]

/** An option by its code, in the words of the public option lists. */
export const codedOf = (field: Field, list: Coded, code: string | null, note?: string): KeyValue =>
  textOf(field, list.find((option) => option.code === code)?.label, note)

type Band = Choices['panelLengthBands'][number]

export const bandOf = (field: Field, bands: readonly Band[], position: number | null): KeyValue => {
  const band = position === null ? undefined : bands[position]
  if (!band) return textOf(field, null)
  return { label: fieldSpec(field).label, value: `${plain(band.lower)} to ${plain(band.upper)}`, unit: 'mm' }
}
