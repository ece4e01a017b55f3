import { Button, Modal } from '@mantine/core'
import { type EngineerRegistration, engineerRegistration } from '@soundroof/contract/identity/engineer-registration'
import { say } from '@soundroof/contract/platform/messages'
import { parseWith } from '@soundroof/contract/platform/parse'
import type { Problem } from '@soundroof/contract/platform/problem'
import { text } from '@soundroof/contract/platform/text'
import { DateField, TextField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import styles from './console.module.css'

/** An engineer, with what is kept so far. */
export type RegistrationRequest = {
  readonly id: string
  readonly name: string
  readonly registration: EngineerRegistration | null
}

const none: EngineerRegistration = { body: '', number: '', class: '', validUntil: '' }

const problemsOf = (form: EngineerRegistration): readonly Problem[] => {
  const read = parseWith(engineerRegistration, form)
  return read.ok ? [] : read.problems
}

type Props = { readonly request: RegistrationRequest; readonly onClose: () => void; readonly onDone: () => void }

const RegistrationForm = ({ request: { id, registration }, onClose, onDone }: Props) => {
  const { bind, busy, submit } = useCheckedForm({
    start: registration ?? none,
    problemsOf,
    send: async (form) => {
      const answer = await call('changeRegistration', { body: { id, ...form } })
      if (!answer.ok) return answer.issues
      toast(say('saved'), 'success')
      onDone()
      return null
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <p className={styles.means}>
        {text(
          'Without a registration, and after its last day, this engineer signs and delivers nothing. It stands in certificates. To end it, enter an earlier day.',
        )}
      </p>
      <TextField {...bind('body')} label={text('Registration body')} placeholder="RPEQ" maxLength={100} required />
      <TextField {...bind('number')} label={text('Registration number')} maxLength={100} required />
      <TextField {...bind('class')} label={text('Class of registration')} maxLength={200} required />
      <DateField {...bind('validUntil')} label={text('Valid until')} required />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {text('Cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {text('Save')}
        </Button>
      </div>
    </form>
  )
}

export const RegistrationDialog = ({
  request,
  ...props
}: Omit<Props, 'request'> & { readonly request: RegistrationRequest | null }) => (
  <Modal
    opened={request !== null}
    onClose={props.onClose}
    title={request ? text('Registration of {name}', { name: request.name }) : ''}
    centered
  >
    {request && <RegistrationForm request={request} {...props} />}
  </Modal>
)
