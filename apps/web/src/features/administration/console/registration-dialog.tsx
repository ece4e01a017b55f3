import { Button, Modal } from '@mantine/core'
import { type EngineerRegistration, engineerRegistration } from '@soundroof/contract/identity/engineer-registration'
import { parseWith } from '@soundroof/contract/platform/parse'
import type { Problem } from '@soundroof/contract/platform/problem'
import { DateField, TextField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { useSay } from '../../../platform/words/use-say.ts'
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
  const say = useSay()

  const { bind, busy, submit } = useCheckedForm({
    schema: engineerRegistration,
    start: registration ?? none,
    problemsOf,
    send: (form) => call('changeRegistration', { body: { id, ...form } }),
    onDone: () => {
      toast('saved', 'success')
      onDone()
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <p className={styles.means}>{say('administration.without-a-registration-and-after-its')}</p>
      <TextField {...bind('body')} placeholder="RPEQ" required />
      <TextField {...bind('number')} required />
      <TextField {...bind('class')} required />
      <DateField {...bind('validUntil')} required />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {say('components.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {say('components.save')}
        </Button>
      </div>
    </form>
  )
}

export const RegistrationDialog = ({
  request,
  ...props
}: Omit<Props, 'request'> & { readonly request: RegistrationRequest | null }) => {
  const say = useSay()
  return (
    <Modal
      opened={request !== null}
      onClose={props.onClose}
      title={request ? say('administration.registration-of', { name: request.name }) : ''}
      centered
    >
      {request && <RegistrationForm request={request} {...props} />}
    </Modal>
  )
}
