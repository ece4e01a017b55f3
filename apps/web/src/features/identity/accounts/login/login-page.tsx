import { Text } from '@mantine/core'
import { credentialProblems, credentials } from '@soundroof/contract/identity/account'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { focusSoon } from '../../../../components/fields/error-summary.tsx'
import { PageForm } from '../../../../components/fields/page-form.tsx'
import { PasswordField, TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { askToLogIn, enter } from '../../../../platform/account/log-in.ts'
import { ownPath } from '../../../../platform/navigation.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { CodeStep } from '../one-time-codes/code-step.tsx'
import { PasskeyLoginButton } from '../passkeys/passkey-login-button.tsx'

const route = getRouteApi('/shell/login')

const useLogin = (next: string) => {
  const [ticket, setTicket] = useState<string | null>(null)
  const form = useCheckedForm({
    schema: credentials,
    start: { email: '', password: '' },
    problemsOf: credentialProblems,
    send: askToLogIn,
    onDone: (entry) => ('ticket' in entry ? setTicket(entry.ticket) : enter(entry.session, next)),
    fallbackField: 'password',
  })
  const beginAgain = () => {
    setTicket(null)
    form.change({ password: '' })
    focusSoon('password')
  }
  return { ...form, ticket, beginAgain }
}

const CredentialsForm = ({ bind, sending }: ReturnType<typeof useLogin>) => {
  const say = useSay()
  return (
    <PageForm submitLabel={say('shell.login')} {...sending}>
      <TextField {...bind('email')} type="email" autoComplete="username" />
      <PasswordField {...bind('password')} autoComplete="current-password" />
    </PageForm>
  )
}

export const LoginPage = () => {
  const say = useSay()

  const { redirect } = route.useSearch()
  const next = ownPath(redirect)
  const login = useLogin(next)
  if (login.ticket !== null)
    return (
      <PageFrame title={say('shell.login')} width="narrow" lead={say('identity.one-more-step-this-account-asks')}>
        <Panel>
          <CodeStep
            ticket={login.ticket}
            onSession={(session) => void enter(session, next)}
            onBack={login.beginAgain}
          />
        </Panel>
      </PageFrame>
    )
  return (
    <PageFrame title={say('shell.login')} width="narrow" lead={say('identity.your-projects-results-and-subscription')}>
      <Panel>
        <CredentialsForm {...login} />
        <PasskeyLoginButton onSession={(session) => enter(session, next)} />
      </Panel>
      <Text mt="lg" ta="center">
        <TextLink to="/forgetPassword">{say('identity.forgot-your-password')}</TextLink>
      </Text>
      <Text mt="sm" ta="center">
        <Sentence
          says="identity.no-account-yet"
          register={<TextLink to="/register">{say('identity.register')}</TextLink>}
        />
      </Text>
    </PageFrame>
  )
}
