import { FileInput } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import type { Problem } from '@soundroof/contract/platform/problem'
import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import type { FigureRow } from '@soundroof/contract/review/figures/figures-console'
import { type FormEvent, useState } from 'react'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { TextAreaField } from '../../../components/fields/text-field.tsx'
import { FormDialog } from '../../../components/page/form-dialog.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { FigureEffects } from './figure-effects.tsx'
import styles from './figures.module.css'
import { evidenceTypes, sendEvidence } from './send-evidence.ts'
import { problemsOf, replacementOf, type SignOffForm, startOf } from './sign-off-form.ts'
import { TableFile } from './table-file.tsx'
import { ValueField } from './value-field.tsx'

type FieldsProps = {
  readonly figure: FigureRow
  readonly form: SignOffForm
  readonly change: (part: Partial<SignOffForm>) => void
  readonly errorOf: (field: string) => string | undefined
}

const ValueFields = ({ figure, form, change, errorOf }: FieldsProps) => (
  <div className={styles.values}>
    {figure.values.map((published) => (
      <ValueField
        key={published.name}
        published={published}
        value={form.values[published.name] ?? null}
        onChange={(changed) => change({ values: { ...form.values, [published.name]: changed } })}
        error={errorOf(`values.${published.name}`)}
      />
    ))}
    <p className={styles.quiet}>Units: {figure.unit || 'none'}</p>
  </div>
)

const Replacement = (props: FieldsProps) => {
  const { figure, change, errorOf } = props
  if (isTableFigure(figure.id))
    return <TableFile figure={figure.id} onChange={(csv) => change({ csv })} error={errorOf('csv')} />
  return <ValueFields {...props} />
}

const kinds = [
  { value: 'confirm', label: 'Confirm as published' },
  { value: 'replace', label: 'Replace' },
] as const

type Props = { readonly figure: FigureRow; readonly onClose: () => void; readonly onDone: () => void }

/** Confirms or replaces a figure, with reason and evidence. What was refused stays in the form. */
export const SignOffDialog = ({ figure, onClose, onDone }: Props) => {
  const [form, setForm] = useState(() => startOf(figure))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<SignOffForm>) => setForm((former) => ({ ...former, ...part }))
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message
  const send = async (file: File) => {
    setBusy(true)
    const evidence = await sendEvidence(file)
    const { values, csv } = replacementOf(form, figure)
    const body = {
      figure: figure.id,
      values: values && [...values],
      csv,
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
  const replacement = replacementOf(form, figure)
  return (
    <FormDialog title={figure.name} submitLabel="Propose" busy={isBusy} onSubmit={submit} onCancel={onClose}>
      <p className={styles.quiet}>{figure.source}</p>
      {(figure.values.length > 0 || isTableFigure(figure.id)) && (
        <ChoiceField
          name="kind"
          label="Decision"
          layout="row"
          options={kinds}
          value={form.kind}
          onChange={(kind) => change({ kind })}
        />
      )}
      {form.kind === 'replace' && <Replacement figure={figure} form={form} change={change} errorOf={errorOf} />}
      {errorOf('values') && (
        <p className={styles.problem} role="alert">
          {errorOf('values')}
        </p>
      )}
      {figure.results > 0 && <FigureEffects key={JSON.stringify(replacement)} figure={figure.id} {...replacement} />}
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
