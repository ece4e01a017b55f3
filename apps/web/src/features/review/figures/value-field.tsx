import type { FigureRow } from '@soundroof/contract/review/figures/figures-console'
import { type FigureNumberOrText, subRegions } from '@soundroof/contract/review/figures/value-kinds'
import { valueLabel } from '@soundroof/contract/review/figures/value-label'
import type { WindRegion } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { NumberField } from '../../../components/fields/number-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextAreaField } from '../../../components/fields/text-field.tsx'
import { type Message, type Say, useSay } from '../../../platform/words/use-say.ts'
import { shownValue } from './figure-words.ts'
import styles from './figures.module.css'

type Props = {
  readonly published: FigureRow['values'][number]
  readonly value: FigureNumberOrText
  readonly onChange: (value: FigureNumberOrText) => void
  readonly error: Message | undefined
}

const units: Readonly<Record<string, string>> = { 'coast-distance': 'km', latitude: 'degrees', 'mass-or-none': 'kg' }

const publishedWords = (say: Say, published: Props['published'], kind: string): string => {
  const value = shownValue(say, published)
  const unit = units[kind]
  return unit === undefined
    ? say('review.published-value', { value })
    : say('review.published-value-unit', { value, unit })
}

/** One value of a figure, entered by its kind. */
export const ValueField = ({ published, value, onChange, error }: Props) => {
  const say = useSay()

  const { name, kind = 'number' } = published
  const field = {
    name: `values.${name}`,
    label: valueLabel(name),
    hint: publishedWords(say, published, kind),
    error,
  }
  if (kind === 'region') {
    const position = subRegions.indexOf(value as WindRegion)
    return (
      <SelectField
        {...field}
        options={subRegions}
        value={position < 0 ? null : position}
        onChange={(chosen) => onChange(chosen === null ? null : (subRegions[chosen] ?? null))}
      />
    )
  }
  if (kind === 'text')
    return (
      <div className={styles.whole}>
        <TextAreaField
          {...field}
          value={typeof value === 'string' ? value : ''}
          onChange={(words) => onChange(words.replaceAll('\n', ' '))}
          rows={2}
          maxLength={500}
        />
      </div>
    )
  return <NumberField {...field} kind="figure" value={typeof value === 'number' ? value : null} onChange={onChange} />
}
