import { Button } from '@mantine/core'
import type { Section } from '@soundroof/contract/roofs/catalogue/products/fields/product-field'
import { columnsOf, layoutOf } from '@soundroof/contract/roofs/catalogue/products/fields/product-layouts'
import { placeOfField } from '@soundroof/contract/roofs/catalogue/products/fields/product-problems'
import { focusSoon } from '../../../../components/fields/error-summary.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { sectionTitles } from '../product-values/field-words.ts'
import { ProductFieldInput } from './product-field.tsx'
import styles from './product-form.module.css'
import { entriesOf, withCell, withEntry, withoutPart, withPart } from './typed.ts'
import type { ProductForm } from './use-product-form.ts'

type Props = { readonly form: ProductForm }

const SectionPanel = ({ form, section }: Props & { readonly section: Section }) => {
  const say = useSay()
  const { kind, texts } = form
  const fields = entriesOf(kind).filter((field) => field.section === section)
  return (
    <Panel title={say(sectionTitles[section])}>
      <div className={styles.fields}>
        {fields.map((field) => {
          const place = placeOfField(layoutOf[kind].list, field, null)
          return (
            <ProductFieldInput
              key={field.name}
              field={field}
              place={place}
              text={texts.entries[field.name] ?? ''}
              error={form.errorAt(place)}
              required={field.isRequired}
              onChange={(text) => form.edit(withEntry(texts, field.name, text), place)}
            />
          )
        })}
      </div>
    </Panel>
  )
}

/** What the product has once: its name, sizes, rail, parts. */
export const EntrySections = ({ form }: Props) => {
  const sections = [...new Set(entriesOf(form.kind).map(({ section }) => section))]
  return sections.map((section) => <SectionPanel key={section} form={form} section={section} />)
}

const listWords: Readonly<Record<ProductForm['kind'], Readonly<Record<'title' | 'none' | 'add', PlainCode>>>> = {
  racking: { title: 'review.fixings', none: 'review.no-fixings-yet', add: 'review.add-a-fixing' },
  modules: { title: 'review.arrangements', none: 'review.no-arrangements-yet', add: 'review.add-an-arrangement' },
}

const Part = ({ form, index }: Props & { readonly index: number }) => {
  const say = useSay()
  const { kind, texts } = form
  const layout = layoutOf[kind]
  const row = texts.rows[index] ?? {}
  const title = say('listEntry', { label: say.named(layout.part), number: index + 1 })
  const act = (label: PlainCode, onClick: () => void) => (
    <Button
      size="sm"
      variant="default"
      aria-label={say('components.value', { label: say(label), name: title })}
      onClick={onClick}
    >
      {say(label)}
    </Button>
  )
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      <div className={styles.fields}>
        {columnsOf(kind, row).map((field) => {
          const place = placeOfField(layout.list, field, index)
          return (
            <ProductFieldInput
              key={field.name}
              field={field}
              place={place}
              text={row[field.name] ?? ''}
              error={form.errorAt(place)}
              required={field.isRequired || (field.name === 'joint_group' && row.support === 'timber')}
              onChange={(text) => form.edit(withCell(texts, index, field.name, text), place)}
            />
          )
        })}
      </div>
      <div className={styles.acts}>
        {act('components.copy', () => form.edit(withPart(texts, index), null))}
        {act('components.remove', () => {
          form.edit(withoutPart(texts, index), null)
          focusSoon('add-part')
        })}
      </div>
    </fieldset>
  )
}

/** The fixings of a racking system, or the clamp arrangements of a module, each with its own fields. */
export const PartsPanel = ({ form }: Props) => {
  const say = useSay()
  const { kind, texts } = form
  const words = listWords[kind]
  const { list, columns } = layoutOf[kind]
  const add = () => {
    form.edit(withPart(texts, null), null)
    const [first] = columns
    if (first) focusSoon(placeOfField(list, first, texts.rows.length))
  }
  return (
    <Panel title={say(words.title)}>
      {texts.rows.length === 0 && <p className={styles.quiet}>{say(words.none)}</p>}
      <div className={styles.parts}>
        {texts.rows.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and its fields hold no state
          <Part key={index} form={form} index={index} />
        ))}
      </div>
      <Button id="add-part" variant="default" onClick={add}>
        {say(words.add)}
      </Button>
    </Panel>
  )
}
