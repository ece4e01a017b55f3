import { Button, Stack, Text } from '@mantine/core'
import { type Credentials, credentialProblems } from '@soundroof/contract/identity/account'
import type { Problem } from '@soundroof/contract/platform/problem'
import { getRouteApi } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { focusField, focusSoon } from '../../../components/fields/error-summary.tsx'
import { PasswordField, TextField } from '../../../components/fields/text-field.tsx'
import { TextLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { enter, logIn } from '../../../platform/account/log-in.ts'
import { ownPath } from '../../../platform/navigation.ts'
import { toast } from '../../../platform/toast.ts'
import { CodeStep } from './one-time-codes/code-step.tsx'
import { PasskeyLoginButton } from './passkeys/passkey-login-button.tsx'

const route = getRouteApi('/shell/login')

const errorOf = (problems: readonly Problem[], field: string): string | undefined =>
  problems.find((problem) => problem.field === field)?.message

const useLoginForm = (redirect: string | undefined) => {
  const [form, setForm] = useState<Credentials>({ email: '', password: '' })
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [busy, setBusy] = useState(false)
  const [ticket, setTicket] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = credentialProblems(form)
    setProblems(found)
    const [first] = found
    if (first) {
      toast(first.message, 'problem')
      focusField(first.field)
      return
    }
    setBusy(true)
    const outcome = await logIn(form, ownPath(redirect))
    setBusy(false)
    if (outcome.kind === 'code') setTicket(outcome.ticket)
    if (outcome.kind === 'refused') focusSoon('password')
  }
  const change = (part: Partial<Credentials>) => setForm({ ...form, ...part })
  const beginAgain = () => {
    setTicket(null)
    setForm({ ...form, password: '' })
    focusSoon('password')
  }
  return { form, change, problems, busy, ticket, beginAgain, submit }
}

const CredentialsForm = ({ form, change, problems, busy, submit }: ReturnType<typeof useLoginForm>) => (
  <form onSubmit={(event) => void submit(event)} noValidate>
    <Stack gap="md">
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        value={form.email}
        error={errorOf(problems, 'email')}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        value={form.password}
        error={errorOf(problems, 'password')}
        onChange={(password) => change({ password })}
      />
      <Button type="submit" loading={busy} mt="xs">
        Login
      </Button>
    </Stack>
  </form>
)

export const LoginPage = () => {
  const { redirect } = route.useSearch()
  const login = useLoginForm(redirect)
  const next = ownPath(redirect)
  if (login.ticket !== null)
    return (
      <PageFrame title="Login" width="narrow" lead="One more step: this account asks for a code.">
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
    <PageFrame title="Login" width="narrow" lead="Your projects, results and subscription.">
      <Panel>
        <CredentialsForm {...login} />
        <PasskeyLoginButton next={next} />
      </Panel>
      <Text mt="lg" ta="center">
        <TextLink to="/forgetPassword">Forgot your password?</TextLink>
      </Text>
      <Text mt="sm" ta="center">
        No account yet? <TextLink to="/register">Register</TextLink>
      </Text>
    </PageFrame>
  )
}
