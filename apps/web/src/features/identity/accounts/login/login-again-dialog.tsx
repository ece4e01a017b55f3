import { Modal, Stack, Text } from '@mantine/core'
import { credentialProblems, credentials } from '@soundroof/contract/identity/account'
import type { Session } from '@soundroof/contract/identity/wire-session'
import { useEffect, useState } from 'react'
import { focusSoon } from '../../../../components/fields/error-summary.tsx'
import { PasswordField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { focusAfterDialog } from '../../../../components/page/focus-after-dialog.ts'
import { DialogForm } from '../../../../components/page/form-dialog.tsx'
import { askToLogIn } from '../../../../platform/account/log-in.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { CodeStep } from '../one-time-codes/code-step.tsx'
import { PasskeyLoginButton } from '../passkeys/passkey-login-button.tsx'

type Props = {
  readonly email: string
  /** Null: cancelled. */
  readonly answer: (session: Session | null) => void
}

/** Only the password: whoever else logs in does so on the login page. */
const PasswordStep = ({ email, answer, onTicket }: Props & { readonly onTicket: (ticket: string) => void }) => {
  const say = useSay()

  const { bind, sending } = useCheckedForm({
    schema: credentials,
    start: { email, password: '' },
    problemsOf: credentialProblems,
    send: askToLogIn,
    onDone: (entry) => ('ticket' in entry ? onTicket(entry.ticket) : answer(entry.session)),
    fallbackField: 'password',
  })
  useEffect(() => focusSoon('password'), [])
  return (
    <DialogForm submitLabel={say('shell.login')} {...sending} onCancel={() => answer(null)}>
      <Text>{say('identity.your-session-has-ended', { email })}</Text>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField {...bind('password')} autoComplete="current-password" />
    </DialogForm>
  )
}

/** The work goes on where the cursor was. */
const useFocusBack = (): void =>
  useEffect(() => {
    const before = document.activeElement
    return () => focusAfterDialog(before instanceof HTMLElement ? before : null)
  }, [])

/** The session ended over unfinished work: password, passkey or code, over the page. */
export const LoginAgainDialog = ({ email, answer }: Props) => {
  const say = useSay()

  const [ticket, setTicket] = useState<string | null>(null)
  useFocusBack()
  const take = (session: Session) =>
    session.customer.email === email ? answer(session) : toast('passkeyOfOther', 'problem')
  return (
    <Modal
      opened
      centered
      zIndex={1000}
      title={say('identity.log-in-to-go-on')}
      onClose={() => answer(null)}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        {ticket === null ? (
          <>
            <PasswordStep email={email} answer={answer} onTicket={setTicket} />
            <PasskeyLoginButton onSession={take} />
          </>
        ) : (
          <CodeStep ticket={ticket} onSession={take} onBack={() => setTicket(null)} />
        )}
      </Stack>
    </Modal>
  )
}
