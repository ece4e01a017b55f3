import { Button, Modal } from '@mantine/core'
import { type AccountStatus, accountStatusProblems } from '@soundroof/contract/administration/console'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { TextAreaField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import styles from './console.module.css'

/** An account and its new status. */
export type StatusRequest = { readonly id: string; readonly name: string; readonly status: AccountStatus }

const words: Readonly<Record<AccountStatus, { readonly verb: string; readonly means: string }>> = {
  disabled: {
    verb: 'Disable',
    means: 'This signs the person out on every device and stops them logging in. The account and its history are kept.',
  },
  enabled: { verb: 'Enable', means: 'This person can log in again.' },
}

type Props = { readonly request: StatusRequest; readonly onClose: () => void; readonly onDone: () => void }

const AccountStatusForm = ({ request: { id, status }, onClose, onDone }: Props) => {
  const { bind, busy, submit } = useCheckedForm({
    start: { reason: '' },
    problemsOf: accountStatusProblems,
    send: async ({ reason }) => {
      const answer = await call('changeAccountStatus', { body: { id, status, reason: reason.trim() } })
      if (!answer.ok) return answer.issues
      toast(say('saved'), 'success')
      onDone()
      return null
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <p className={styles.means}>{text(words[status].means)}</p>
      <TextAreaField
        {...bind('reason')}
        label={text('Reason')}
        hint={text('Do not name people: the audit trail keeps this permanently.')}
        rows={3}
        maxLength={500}
        required
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {text('Cancel')}
        </Button>
        <Button type="submit" loading={busy} {...(status === 'disabled' ? { color: 'red' } : {})}>
          {text(words[status].verb)}
        </Button>
      </div>
    </form>
  )
}

/** Asks for a reason before an account is disabled or enabled. */
export const AccountStatusDialog = ({
  request,
  ...props
}: Omit<Props, 'request'> & { readonly request: StatusRequest | null }) => (
  <Modal
    opened={request !== null}
    onClose={props.onClose}
    title={request ? text('{label}: {name}', { label: words[request.status].verb, name: request.name }) : ''}
    centered
  >
    {request && <AccountStatusForm request={request} {...props} />}
  </Modal>
)

export const statusVerb = (status: AccountStatus): string => words[status].verb
