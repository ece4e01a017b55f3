import { FileInput } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import type { Problem } from '@soundroof/contract/platform/problem'
import { type ProductKind, readProduct } from '@soundroof/contract/review/figures/products-console'
import { type FormEvent, useState } from 'react'
import { TextAreaField } from '../../../components/fields/text-field.tsx'
import { FormDialog } from '../../../components/page/form-dialog.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { FigureEffects } from './figure-effects.tsx'
import styles from './figures.module.css'
import { productText, readProductText } from './product-text.ts'
import { evidenceTypes, sendEvidence } from './send-evidence.ts'

type Form = { readonly text: string; readonly reason: string; readonly file: File | null }

const problemsOf = (kind: ProductKind, { text, reason, file }: Form): readonly Problem[] => {
  const entry = readProductText(text)
  if (entry === null) return [{ field: 'entry', message: say('productNotJson') }]
  const read = readProduct({ kind, entry, reason })
  return [...(read.ok ? [] : read.problems), ...(file ? [] : [{ field: 'evidence', message: say('evidenceRequired') }])]
}

const Problems = ({ problems }: { readonly problems: readonly Problem[] }) =>
  problems.length === 0 ? null : (
    <ul className={styles.problem} role="alert">
      {problems.map(({ field, message }) => (
        <li key={field}>{message}</li>
      ))}
    </ul>
  )

type Props = {
  readonly kind: ProductKind
  /** Fields to begin with. */
  readonly start: Readonly<Record<string, unknown>>
  readonly title: string
  /** Id of the product, where results rest on it already. */
  readonly figure?: string | undefined
  readonly onClose: () => void
  readonly onDone: () => void
}

/** A racking system or module from its certificate. What was refused stays in the form, each problem with its place. */
export const ProductDialog = ({ kind, start, title, figure, onClose, onDone }: Props) => {
  const [form, setForm] = useState<Form>({ text: productText(start), reason: '', file: null })
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const entry = readProductText(form.text)
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<Form>) => setForm({ ...form, ...part })
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message
  const send = async (file: File) => {
    setBusy(true)
    const evidence = await sendEvidence(file)
    const body = { kind, entry: entry ?? {}, reason: form.reason.trim(), evidence: evidence ?? '' }
    const answer = evidence === null ? null : await call('proposeProduct', { body })
    setBusy(false)
    if (answer?.ok) {
      toast(say('saved'), 'success')
      onDone()
    } else if (answer) setProblems(answer.issues)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(kind, form)
    setProblems(found)
    if (found[0]) toast(found[0].message, 'problem')
    else if (form.file) void send(form.file)
  }
  return (
    <FormDialog title={title} submitLabel="Propose" busy={isBusy} onSubmit={submit} onCancel={onClose}>
      <TextAreaField
        name="entry"
        label="Entry, with the fields of an import file"
        value={form.text}
        onChange={(text) => change({ text })}
        rows={14}
        required
        error={errorOf('entry')}
      />
      <Problems problems={problems.filter(({ field }) => field.startsWith('entry.'))} />
      {figure !== undefined && <FigureEffects key={form.text} figure={figure} values={null} entry={entry} />}
      <TextAreaField
        name="reason"
        label="Reason, and which certificate it is"
        value={form.reason}
        onChange={(reason) => change({ reason: reason.replaceAll('\n', ' ') })}
        rows={2}
        maxLength={1000}
        required
        error={errorOf('reason')}
      />
      <FileInput
        id="evidence"
        label="Certificate: a PDF or photo"
        placeholder="Choose a file"
        accept={evidenceTypes}
        value={form.file}
        onChange={(file) => change({ file })}
        error={errorOf('evidence') ?? null}
        withAsterisk
      />
    </FormDialog>
  )
}
