import { type ProductKind, productKinds } from '@soundroof/contract/review/figures/products-console'
import type {
  EntryField,
  ProductField,
  Section,
} from '@soundroof/contract/roofs/catalogue/products/fields/product-field'
import { layoutOf } from '@soundroof/contract/roofs/catalogue/products/fields/product-layouts'
import { type Texts, textsOfValue } from '@soundroof/contract/roofs/catalogue/products/fields/product-texts'
import { useShownChoices } from '../../../../platform/api/shown-choices.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { optionWords, sectionTitles, unitOf } from './field-words.ts'
import styles from './product-values.module.css'

/** Signing off decides it; the card shows it. */
const isShown = ({ name }: ProductField): boolean => name !== 'status'

/** The kind of product that a figure is; null for a figure of another kind. */
export const productKindOf = (figure: string): ProductKind | null =>
  productKinds.find((kind) => figure.startsWith(`${kind}/`)) ?? null

const useShownText = () => {
  const say = useSay()
  const { sheetings } = useShownChoices()
  return ({ name, asked }: ProductField, text: string | undefined): string => {
    if (text === undefined || text === '') return '–'
    if (name === 'sheeting') return sheetings[Number(text)]?.name ?? text
    return asked.kind === 'choice' ? optionWords(say, name, text) : text
  }
}

const labelWithUnit = (say: Say, field: ProductField): string => {
  const unit = unitOf(field)
  return unit === '' ? say.named(field.label) : say('review.label-in-unit', { label: say.named(field.label), unit })
}

type ValuesProps = { readonly fields: readonly EntryField[]; readonly texts: Texts; readonly former: Texts | null }

/** Each value with its unit; what was in force before, where it differs. */
const SectionValues = ({ section, fields, texts, former }: ValuesProps & { readonly section: Section }) => {
  const say = useSay()
  const shown = useShownText()
  const text = (field: ProductField, from: Texts): string => {
    const value = shown(field, from[field.name])
    return value === '–' || unitOf(field) === '' ? value : `${value} ${unitOf(field)}`
  }
  return (
    <table className={styles.table}>
      <caption>{say(sectionTitles[section])}</caption>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">{say.named(field.label)}</th>
            <td>
              {text(field, texts)}
              {former && (former[field.name] ?? '') !== (texts[field.name] ?? '') && (
                <strong className={styles.former}>
                  {say('review.in-force-value', { value: text(field, former) })}
                </strong>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type PartsProps = {
  readonly kind: ProductKind
  readonly rows: readonly Texts[]
  readonly former: readonly Texts[] | null
}

/** Fixings or arrangements, one on each line; new and changed ones are marked. */
const PartValues = ({ kind, rows, former }: PartsProps) => {
  const say = useSay()
  const shown = useShownText()
  const { columns, part } = layoutOf[kind]
  const used = columns.filter(({ name }) => rows.some((row) => (row[name] ?? '') !== ''))
  const known = new Set((former ?? []).map((row) => JSON.stringify(row)))
  const gone = (former ?? []).filter((row) => !rows.some((other) => JSON.stringify(other) === JSON.stringify(row)))
  return (
    <>
      <table className={styles.table} data-parts="">
        <caption>{say.named(part)}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            {used.map((field) => (
              <th key={field.name} scope="col">
                {labelWithUnit(say, field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
            <tr key={index}>
              <th scope="row">
                {index + 1}
                {former && !known.has(JSON.stringify(row)) && <strong> {say('review.new-or-changed')}</strong>}
              </th>
              {used.map((field) => (
                <td key={field.name}>{shown(field, row[field.name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {gone.length > 0 && (
        <p className={styles.former}>{say('review.rows-in-force-are-not-kept', { count: gone.length })}</p>
      )}
    </>
  )
}

type Props = {
  readonly title: string
  readonly kind: ProductKind
  readonly entry: Readonly<Record<string, unknown>>
  /** In force, where the entry is proposed in its place. */
  readonly former?: Readonly<Record<string, unknown>> | null
}

/** All values of a racking system or module, each with its label and unit. */
export const ProductValues = ({ title, kind, entry, former = null }: Props) => {
  const layout = layoutOf[kind]
  const texts = textsOfValue(layout, entry)
  const before = former && textsOfValue(layout, former)
  const entries = layout.entries.filter(isShown)
  const sections = [...new Set(entries.map(({ section }) => section))]
  return (
    <details className={styles.fold} open={former !== null}>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.values} tabIndex={0} aria-label={title}>
        {sections.map((section) => (
          <SectionValues
            key={section}
            section={section}
            fields={entries.filter((field) => field.section === section)}
            texts={texts.entries}
            former={before?.entries ?? null}
          />
        ))}
        {texts.rows.length + (before?.rows.length ?? 0) > 0 && (
          <PartValues kind={kind} rows={texts.rows} former={before?.rows ?? null} />
        )}
      </section>
    </details>
  )
}
