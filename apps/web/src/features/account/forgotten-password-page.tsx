import { Button, Stack, Text } from '@mantine/core'
import { passwordRequestProblems } from '@soundroof/contract/account-password'
import { useState } from 'react'
import { TextLink } from '../../components/button-link.tsx'
import { PageFrame } from '../../components/page-frame.tsx'
import { Panel } from '../../components/panel.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useCheckedForm } from '../../components/use-checked-form.ts'
import { call } from '../../platform/api-client.ts'
import { toast } from '../../platform/toast.ts'

export const ForgottenPasswordPage = () => {
  const [answer, setAnswer] = useState('')
  const { bind, busy, submit } = useCheckedForm({
    start: { email: '' },
    problemsOf: passwordRequestProblems,
    send: async ({ email }) => {
      const reply = await call('requestPassword', { body: { email: email.trim() } })
      if (!reply.ok) return reply.issues
      toast(reply.message, 'success')
      setAnswer(reply.message)
      return null
    },
  })
  return (
    <PageFrame title="Forgotten password" width="narrow" lead="We send you a link to set a new one.">
      <Panel>
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <TextField {...bind('email')} label="Email" type="email" autoComplete="username" maxLength={225} required />
            <Button type="submit" loading={busy} mt="xs">
              Send the link
            </Button>
            <Text role="status">{answer}</Text>
          </Stack>
        </form>
      </Panel>
      <Text mt="lg" ta="center">
        <TextLink to="/login">Back to the login</TextLink>
      </Text>
    </PageFrame>
  )
}
