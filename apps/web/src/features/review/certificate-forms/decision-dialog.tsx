import { Text } from '@mantine/core'
import { told } from '@soundroof/contract/platform/messages'
import { isBlank } from '@soundroof/contract/platform/visible-text'
import { type FormChange, formDecision, type formDecisions } from '@soundroof/contract/review/certificate/form-changes'
import { TextAreaField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../components/page/form-dialog.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'
import { FormPreview } from './form-preview.tsx'

type Decision = (typeof formDecisions)[number]

export const decisionWords: Readonly<Record<Decision, { readonly verb: PlainCode; readonly means: PlainCode }>> = {
  approve: { verb: 'review.form-approve', means: 'review.form-approve-means' },
  decline: { verb: 'review.form-decline', means: 'review.form-decline-means' },
  withdraw: { verb: 'review.form-withdraw', means: 'review.form-withdraw-means' },
}

type Props = {
  readonly proposal: FormChange
  readonly decision: Decision
  readonly onClose: () => void
  readonly onDone: () => void
}

export const DecisionDialog = ({ proposal: { id, form }, decision, onClose, onDone }: Props) => {
  const say = useSay()

  const { bind, sending, problems } = useCheckedForm({
    schema: formDecision.pick({ note: true }),
    start: { note: '' },
    problemsOf: ({ note }) =>
      decision === 'decline' && isBlank(note) ? [{ field: 'note', ...told('reasonRequired') }] : [],
    send: ({ note }) => call('decideCertificateForm', { body: { id, decision, note: note.trim() } }),
    onDone: () => {
      toast('saved', 'success')
      onDone()
    },
  })
  const { verb, means } = decisionWords[decision]
  return (
    <FormDialog
      title={say('components.value', { label: say(verb), name: form.title })}
      submitLabel={say(verb)}
      danger={decision !== 'approve'}
      {...sending}
      onCancel={onClose}
    >
      <Text c="dimmed" size="sm">
        {say(means)}
      </Text>
      {decision === 'approve' && <FormPreview form={form} />}
      {problems
        .filter(({ field }) => field === 'form')
        .map(({ coded }) => (
          <Text key={coded.code} c="red" size="sm" role="alert">
            {say(coded)}
          </Text>
        ))}
      <TextAreaField {...bind('note')} rows={3} required={decision === 'decline'} />
    </FormDialog>
  )
}
