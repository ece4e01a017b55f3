import { Button, Modal } from '@mantine/core'
import {
  type AccountStatus,
  accountStatusChange,
  accountStatusProblems,
} from '@soundroof/contract/administration/console'
import { TextAreaField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'
import styles from './console.module.css'

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

const AccountStatusForm = ({ request: { id, status }, onClose, onDone }: Props) => {
  const say = useSay()

  const { bind, busy, submit } = useCheckedForm({
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
    <form onSubmit={submit} noValidate>
      <p className={styles.means}>{say(words[status].means)}</p>
      <TextAreaField {...bind('reason')} hint={say('administration.do-not-name-people-the-audit')} rows={3} required />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {say('components.cancel')}
        </Button>
        <Button type="submit" loading={busy} {...(status === 'disabled' ? { color: 'red' } : {})}>
          {say(words[status].verb)}
        </Button>
      </div>
    </form>
  )
}

/** Asks for a reason before an account is disabled or enabled. */
export const AccountStatusDialog = ({
  request,
  ...props
}: Omit<Props, 'request'> & { readonly request: StatusRequest | null }) => {
  const say = useSay()
  return (
    <Modal
      opened={request !== null}
      onClose={props.onClose}
      title={request ? say('components.value', { label: say(words[request.status].verb), name: request.name }) : ''}
      centered
    >
      {request && <AccountStatusForm request={request} {...props} />}
    </Modal>
  )
}

export const statusVerb = (status: AccountStatus): PlainCode => words[status].verb
