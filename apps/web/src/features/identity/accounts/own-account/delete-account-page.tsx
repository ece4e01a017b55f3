import { Box, Text } from '@mantine/core'
import { credentialProblems, credentials } from '@soundroof/contract/identity/account'
import type { Session } from '@soundroof/contract/identity/wire-session'
import { useState } from 'react'
import { PageForm } from '../../../../components/fields/page-form.tsx'
import { PasswordField, TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { askToLogIn } from '../../../../platform/account/log-in.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { forgetOnDevice } from '../../../../platform/deletion/forget-on-device.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { clearSession, saveSession } from '../../../../platform/session/session.ts'
import { toast } from '../../../../platform/toast.ts'
import { useBusy } from '../../../../platform/use-busy.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { CodeStep } from '../one-time-codes/code-step.tsx'
import { ProtocolDialog } from './protocol-dialog.tsx'

const deleteAccount = async (password: string): Promise<void> => {
  const reply = await call('deleteAccount', { body: { password, repassword: password } })
  if (!reply.ok) return
  const isForgotten = await forgetOnDevice()
  clearSession()
  toast('accountDeleted', 'success')
  if (!isForgotten) toast('leftOnDevice', 'problem')
  goTo('/home', 'replace')
}

const useDeletion = () => {
  const [asked, setAsked] = useState(false)
  const [deleting, during] = useBusy()
  const [ticket, setTicket] = useState<string | null>(null)
  const ask = (session: Session) => {
    saveSession(session)
    setTicket(null)
    setAsked(true)
  }
  const checked = useCheckedForm({
    schema: credentials,
    start: { email: '', password: '' },
    problemsOf: credentialProblems,
    // Attack: a screen that was left open. Deleting needs a new login.
    send: askToLogIn,
    onDone: (entry) => ('ticket' in entry ? setTicket(entry.ticket) : ask(entry.session)),
  })
  const confirm = async () => {
    await during(deleteAccount(checked.form.password))
    setAsked(false)
  }
  const code = { ticket, ask, beginAgain: () => setTicket(null) }
  return { ...checked, code, asked, deleting, confirm: () => void confirm(), cancel: () => setAsked(false) }
}

type Deletion = ReturnType<typeof useDeletion>

const LoginForm = ({ bind, sending }: Deletion) => {
  const say = useSay()
  return (
    <PageForm submitLabel={say('identity.delete-account')} danger {...sending}>
      <TextField {...bind('email')} type="email" autoComplete="username" required />
      <PasswordField {...bind('password')} autoComplete="current-password" required />
    </PageForm>
  )
}

/** Outside the shell: the app stores list this address for deleting an account. */
export const DeleteAccountPage = () => {
  const say = useSay()

  const deletion = useDeletion()
  const { code, asked, deleting, confirm, cancel } = deletion
  return (
    <Box component="main" px="md" py={24}>
      <PageFrame
        title={say('identity.delete-account-2')}
        width="narrow"
        lead={say('identity.log-in-once-more-read-what')}
      >
        <Panel>
          {code.ticket === null ? (
            <LoginForm {...deletion} />
          ) : (
            <CodeStep ticket={code.ticket} onSession={code.ask} onBack={code.beginAgain} />
          )}
        </Panel>
        <Text mt="lg" ta="center">
          <TextLink to="/home">{say('identity.keep-my-account')}</TextLink>
        </Text>
      </PageFrame>
      {asked && <ProtocolDialog busy={deleting} onDelete={confirm} onCancel={cancel} />}
    </Box>
  )
}
