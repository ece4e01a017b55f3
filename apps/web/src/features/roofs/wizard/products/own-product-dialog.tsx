import { Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { focusField } from '../../../../components/fields/error-summary.tsx'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import classes from '../fields/field.module.css'
import { isText, type OwnKind, ownEntry, ownFields, ownProblems, type Typed } from './own-fields.ts'

export const titleOfOwn = {
  module: 'roofs.enter-a-module-from-a-data',
  racking: 'roofs.enter-a-racking-system-from-a',
} as const satisfies Readonly<Record<OwnKind, PlainCode>>

type Props = {
  readonly kind: OwnKind
  readonly onEntry: (entry: NonNullable<ReturnType<typeof ownEntry>>) => void
  readonly onCancel: () => void
}

/** The element of a field: its name alone may be that of a field of the step. */
const idOf = (name: string): string => `own-${name}`

/** Maker, model, size and mass of a data sheet; refused field by field. */
export const OwnProductDialog = ({ kind, onEntry, onCancel }: Props) => {
  const say = useSay()

  const [typed, setTyped] = useState<Typed>({})
  const [isChecked, setChecked] = useState(false)
  const problems = ownProblems(kind, typed)
  const type = (name: string, value: string | number | null) => setTyped((now) => ({ ...now, [name]: value }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The step around it is a form, too.
    event.stopPropagation()
    setChecked(true)
    const [first] = ownFields[kind].filter(({ name }) => problems[name] !== undefined)
    if (first) return focusField(idOf(first.name))
    const entry = ownEntry(kind, typed)
    if (entry) onEntry(entry)
  }
  return (
    <FormDialog
      title={say(titleOfOwn[kind])}
      submitLabel={say('roofs.use-it')}
      busy={false}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Text size="sm">{say('roofs.own-product-counts-by-size')}</Text>
      <div className={classes.grid} data-fields="narrow">
        {ownFields[kind].map((field) => {
          const shared = {
            name: idOf(field.name),
            label: say(field.label),
            error: isChecked ? problems[field.name] : undefined,
          }
          const value = typed[field.name] ?? null
          return isText(field) ? (
            <TextField
              key={field.name}
              {...shared}
              required
              value={String(value ?? '')}
              maxLength={field.longest}
              onChange={(text) => type(field.name, text)}
            />
          ) : (
            <NumberField
              key={field.name}
              {...shared}
              required={field.optional !== true}
              unit={field.unit}
              value={typeof value === 'number' ? value : null}
              onChange={(number, refusal, text) => type(field.name, refusal === null ? number : text)}
            />
          )
        })}
      </div>
    </FormDialog>
  )
}
