import { Text } from '@mantine/core'
import {
  type AccountStatus,
  accountStatusChange,
  accountStatusProblems,
} from '@soundroof/contract/administration/console'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'

/** An account and its new status. */
export type StatusRequest = { readonly id: string; readonly name: string; readonly status: AccountStatus }

const words: Readonly<Record<AccountStatus, { readonly verb: PlainCode; readonly means: PlainCode }>> = {
  disabled: {
    verb: 'administration.disable',
    means: 'administration.this-signs-the-person-out-on',
  },
  enabled: { verb: 'administration.enable', means: 'administration.this-person-can-log-in-again' },
}

type Props = { readonly request: StatusRequest; readonly onClose: () => void; readonly onDone: () => void }

/** Asks for a reason before an account is disabled or enabled. */
export const AccountStatusDialog = ({ request: { id, name, status }, onClose, onDone }: Props) => {
  const say = useSay()

  const verb = say(words[status].verb)
  const { bind, sending } = useCheckedForm({
    schema: accountStatusChange,
    start: { reason: '' },
    problemsOf: accountStatusProblems,
    send: ({ reason }) => call('changeAccountStatus', { body: { id, status, reason: reason.trim() } }),
    onDone: () => {
      toast('saved', 'success')
      onDone()
    },
  })
  return (
    <FormDialog
      title={say('components.value', { label: verb, name })}
      submitLabel={verb}
      danger={status === 'disabled'}
      {...sending}
      onCancel={onClose}
    >
      <Text c="dimmed" size="sm">
        {say(words[status].means)}
      </Text>
      <TextAreaField {...bind('reason')} hint={say('administration.do-not-name-people-the-audit')} rows={3} required />
    </FormDialog>
  )
}

export const statusVerb = (status: AccountStatus): PlainCode => words[status].verb
