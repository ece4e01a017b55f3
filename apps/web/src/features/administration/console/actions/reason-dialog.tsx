import { Text } from '@mantine/core'
import { reasonProblems, staffWithdrawal } from '@soundroof/contract/administration/staff'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import type { Sent } from '../../../../platform/api/envelope.ts'
import { toast } from '../../../../platform/toast.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'

/** A change for which only a reason is asked. */
export type ReasonRequest = {
  readonly verb: PlainCode
  readonly name: string
  readonly means: PlainCode
  readonly send: (reason: string) => Promise<Sent<unknown>>
}

const form = staffWithdrawal.pick({ reason: true })

type Props = { readonly request: ReasonRequest; readonly onClose: () => void; readonly onDone: () => void }

export const ReasonDialog = ({ request: { verb, name, means, send }, onClose, onDone }: Props) => {
  const say = useSay()

  const { bind, sending } = useCheckedForm({
    schema: form,
    start: { reason: '' },
    problemsOf: reasonProblems,
    send: ({ reason }) => send(reason.trim()),
    onDone: () => {
      toast('saved', 'success')
      onDone()
    },
  })
  return (
    <FormDialog
      title={say('components.value', { label: say(verb), name })}
      submitLabel={say(verb)}
      danger
      {...sending}
      onCancel={onClose}
    >
      <Text c="dimmed" size="sm">
        {say(means)}
      </Text>
      <TextAreaField {...bind('reason')} hint={say('administration.do-not-name-people-the-audit')} rows={3} required />
    </FormDialog>
  )
}
