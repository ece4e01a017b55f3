import { FileInput } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import type { Problem } from '@soundroof/contract/platform/problem'
import type { FigureRow } from '@soundroof/contract/review/figures/figures-console'
import { proposalProblems } from '@soundroof/contract/review/figures/proposal-problems'
import type { FigureNumberOrText, FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import { type FormEvent, useState } from 'react'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { TextAreaField } from '../../../components/fields/text-field.tsx'
import { FormDialog } from '../../../components/page/form-dialog.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { FigureEffects } from './figure-effects.tsx'
import styles from './figures.module.css'
import { evidenceTypes, sendEvidence } from './send-evidence.ts'
import { ValueField } from './value-field.tsx'

type Values = Readonly<Record<string, FigureNumberOrText>>
type Kind = 'confirm' | 'replace'
type Form = { readonly kind: Kind; readonly values: Values; readonly reason: string; readonly file: File | null }

const startOf = ({ values }: FigureRow): Form => ({
  kind: 'confirm',
  values: Object.fromEntries(values.map(({ name, value }) => [name, value])),
  reason: '',
  file: null,
})

const given = ({ kind, values }: Form): readonly FigureValue[] | null =>
  kind === 'confirm' ? null : Object.entries(values).map(([name, value]) => ({ name, value }))

const problemsOf = (form: Form, figure: FigureRow): readonly Problem[] => [
  ...proposalProblems({ values: given(form), reason: form.reason }, figure),
  ...(form.file ? [] : [{ field: 'evidence', message: say('evidenceRequired') }]),
]

type FieldsProps = {
  readonly figure: FigureRow
  readonly values: Values
  readonly onChange: (values: Values) => void
  readonly errorOf: (field: string) => string | undefined
}

const ValueFields = ({ figure, values, onChange, errorOf }: FieldsProps) => (
  <div className={styles.values}>
    {figure.values.map((published) => (
      <ValueField
        key={published.name}
        published={published}
        value={values[published.name] ?? null}
        onChange={(changed) => onChange({ ...values, [published.name]: changed })}
        error={errorOf(`values.${published.name}`)}
      />
    ))}
    <p className={styles.quiet}>Units: {figure.unit || 'none'}</p>
  </div>
)

const kinds = [
  { value: 'confirm', label: 'Confirm as published' },
  { value: 'replace', label: 'Replace' },
] as const

type Props = { readonly figure: FigureRow; readonly onClose: () => void; readonly onDone: () => void }

/** Confirms or replaces a figure, with reason and evidence. What was refused stays in the form. */
export const SignOffDialog = ({ figure, onClose, onDone }: Props) => {
  const [form, setForm] = useState(startOf(figure))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<Form>) => setForm({ ...form, ...part })
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message
  const send = async (file: File) => {
    setBusy(true)
    const evidence = await sendEvidence(file)
    const values = given(form)
    const body = {
      figure: figure.id,
      values: values && [...values],
      reason: form.reason.trim(),
      evidence: evidence ?? '',
    }
    const answer = evidence === null ? null : await call('proposeFigure', { body })
    setBusy(false)
    if (answer?.ok) {
      toast(say('saved'), 'success')
      onDone()
    } else if (answer) setProblems(answer.issues)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(form, figure)
    setProblems(found)
    if (found[0]) toast(found[0].message, 'problem')
    else if (form.file) void send(form.file)
  }
  return (
    <FormDialog title={figure.name} submitLabel="Propose" busy={isBusy} onSubmit={submit} onCancel={onClose}>
      <p className={styles.quiet}>{figure.source}</p>
      {figure.values.length > 0 && (
        <ChoiceField
          name="kind"
          label="Decision"
          layout="row"
          options={kinds}
          value={form.kind}
          onChange={(kind) => change({ kind })}
        />
      )}
      {form.kind === 'replace' && (
        <ValueFields figure={figure} values={form.values} onChange={(values) => change({ values })} errorOf={errorOf} />
      )}
      {errorOf('values') && (
        <p className={styles.problem} role="alert">
          {errorOf('values')}
        </p>
      )}
      {figure.results > 0 && (
        <FigureEffects key={JSON.stringify(given(form))} figure={figure.id} values={given(form)} />
      )}
      <TextAreaField
        name="reason"
        label="Reason, and where the value comes from"
        value={form.reason}
        onChange={(reason) => change({ reason: reason.replaceAll('\n', ' ') })}
        rows={3}
        maxLength={1000}
        required
        error={errorOf('reason')}
      />
      <FileInput
        id="evidence"
        label="Evidence: a PDF or photo"
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
