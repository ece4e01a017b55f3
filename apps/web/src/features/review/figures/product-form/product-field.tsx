import type { ProductField } from '@soundroof/contract/roofs/catalogue/products/fields/product-field'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { readNumber } from '../../../../components/fields/number-filter.ts'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { DateField, TextField } from '../../../../components/fields/text-field.tsx'
import { useShownChoices } from '../../../../platform/api/shown-choices.ts'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'
import { helpOf, limitsOf, optionWords, unitOf } from '../product-values/field-words.ts'

type Props = {
  readonly field: ProductField
  /** Place in a refusal, and name of the element. */
  readonly place: string
  readonly text: string
  readonly error: Message | undefined
  readonly required: boolean
  readonly onChange: (text: string) => void
}

type OptionProps = Omit<Props, 'field' | 'place'> & {
  readonly shared: { readonly name: string; readonly label: string; readonly hint: string }
  /** As a file has them, each with its name. */
  readonly options: readonly (readonly [option: string, name: string])[]
}

/** What stands in a file and is no option stays visible as one more, refused. */
const OptionField = ({ shared, options, text, error, required, onChange }: OptionProps) => {
  const isOption = text === '' || options.some(([option]) => option === text)
  const all = isOption ? options : [...options, [text, text] as const]
  const position = all.findIndex(([option]) => option === text)
  return (
    <SelectField
      {...shared}
      error={error}
      required={required}
      options={all.map(([, name]) => name)}
      value={position < 0 ? null : position}
      onChange={(chosen) => onChange(chosen === null ? '' : (all[chosen]?.[0] ?? ''))}
    />
  )
}

/** One value of a product: its unit, its limits, and where it stands on the maker's sheet. */
export const ProductFieldInput = ({ field, place, text, error, required, onChange }: Props) => {
  const say = useSay()
  const { sheetings } = useShownChoices()
  const { name, label, asked, isList } = field
  const hint = [limitsOf(say, field) ?? [], say(helpOf(name))].flat().join(' ')
  const shared = { name: place, label: say.named(label), hint }
  const given = { text, error, required, onChange }
  if (name === 'sheeting')
    return (
      <OptionField {...given} shared={shared} options={sheetings.map((one, at) => [String(at), say.named(one.name)])} />
    )
  if (asked.kind === 'choice')
    return (
      <OptionField
        {...given}
        shared={shared}
        options={asked.options.map((option) => [option, optionWords(say, name, option)])}
      />
    )
  if (asked.kind === 'day') return <DateField {...shared} {...{ error, required, onChange }} value={text} />
  if (isList || asked.kind === 'line' || asked.kind === 'id')
    return <TextField {...shared} {...{ error, required, onChange }} value={text} />
  const { value, refusal } = readNumber(text, 'figure')
  return (
    <NumberField
      {...shared}
      {...{ error, required }}
      unit={unitOf(field)}
      kind="figure"
      value={value}
      kept={refusal === null ? undefined : text}
      onChange={(number, refused, typed) => onChange(refused === null ? String(number ?? '') : typed)}
    />
  )
}
