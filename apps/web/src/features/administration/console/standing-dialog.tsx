import { Button, Modal } from '@mantine/core'
import { type Standing, standingProblems } from '@soundroof/contract/administration/console'
import { say } from '@soundroof/contract/platform/messages'
import { TextAreaField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import styles from './console.module.css'

/** Whose standing is to change, and to what. */
export type Ordered = { readonly id: string; readonly name: string; readonly standing: Standing }

const words: Readonly<Record<Standing, { readonly verb: string; readonly means: string }>> = {
  disabled: {
    verb: 'Disable',
    means: 'This person is out at once on every device and cannot log in. The account and what it did stay.',
  },
  enabled: { verb: 'Enable', means: 'This person can log in again.' },
}

type Props = { readonly ordered: Ordered; readonly onClose: () => void; readonly onDone: () => void }

const StandingForm = ({ ordered: { id, standing }, onClose, onDone }: Props) => {
  const { bind, busy, submit } = useCheckedForm({
    start: { reason: '' },
    problemsOf: standingProblems,
    send: async ({ reason }) => {
      const answer = await call('changeStanding', { body: { id, standing, reason: reason.trim() } })
      if (!answer.ok) return answer.issues
      toast(say('saved'), 'success')
      onDone()
      return null
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <p className={styles.means}>{words[standing].means}</p>
      <TextAreaField
        {...bind('reason')}
        label="Reason"
        hint="Without names: the audit trail keeps it for good."
        rows={3}
        maxLength={500}
        required
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} {...(standing === 'disabled' ? { color: 'red' } : {})}>
          {words[standing].verb}
        </Button>
      </div>
    </form>
  )
}

/** Asks why before somebody is kept out or let in again. */
export const StandingDialog = ({
  ordered,
  ...props
}: Omit<Props, 'ordered'> & { readonly ordered: Ordered | null }) => (
  <Modal
    opened={ordered !== null}
    onClose={props.onClose}
    title={ordered ? `${words[ordered.standing].verb}: ${ordered.name}` : ''}
    centered
  >
    {ordered && <StandingForm ordered={ordered} {...props} />}
  </Modal>
)

export const standingVerb = (standing: Standing): string => words[standing].verb
