import { Button, Stack, Text } from '@mantine/core'
import { newPasswordProblems } from '@soundroof/contract/identity/account-password'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { useState } from 'react'
import { NewPasswordFields } from '../../../components/fields/new-password-fields.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { TextLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { usePasswordPolicy } from '../../../platform/account/password-policy.ts'
import { call } from '../../../platform/api/api-client.ts'
import { goTo } from '../../../platform/navigation.ts'
import { clearSession } from '../../../platform/session/session.ts'
import { toast } from '../../../platform/toast.ts'

const tokenInAddress = (): string => window.location.hash.slice(1)

const NewPasswordForm = ({ token }: { readonly token: string }) => {
  const policy = usePasswordPolicy()
  const { bind, busy, submit } = useCheckedForm({
    start: { password: '', password_confirmation: '' },
    problemsOf: (form) => newPasswordProblems(form, policy),
    send: async (form) => {
      const reply = await call('setPassword', { body: { token, ...form } })
      if (!reply.ok) return reply.issues
      // All sessions have ended, this browser's included.
      clearSession()
      toast(say('passwordChanged'), 'success')
      goTo('/login', 'replace')
      return null
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <NewPasswordFields bind={bind} />
        <Button type="submit" loading={busy} mt="xs">
          {text('Set the password')}
        </Button>
      </Stack>
    </form>
  )
}

export const NewPasswordPage = () => {
  const [token] = useState(tokenInAddress)
  return (
    <PageFrame
      title={text('New password')}
      width="narrow"
      lead={text('You will be signed out on all devices, and your passkeys are removed.')}
    >
      <Panel>{token === '' ? <Text>{say('passwordLinkOver')}</Text> : <NewPasswordForm token={token} />}</Panel>
      <Text mt="lg" ta="center">
        <TextLink to="/forgetPassword">{text('Ask for a new link')}</TextLink>
      </Text>
    </PageFrame>
  )
}
