import { Button, Stack, Text } from '@mantine/core'
import { passwordRequestProblems } from '@soundroof/contract/identity/account-password'
import { text } from '@soundroof/contract/platform/text'
import { useState } from 'react'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { TextLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'

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
    <PageFrame title={text('Forgotten password')} width="narrow" lead={text('We send you a link to set a new one.')}>
      <Panel>
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <TextField
              {...bind('email')}
              label={text('Email')}
              type="email"
              autoComplete="username"
              maxLength={225}
              required
            />
            <Button type="submit" loading={busy} mt="xs">
              {text('Send the link')}
            </Button>
            <Text role="status">{answer}</Text>
          </Stack>
        </form>
      </Panel>
      <Text mt="lg" ta="center">
        <TextLink to="/login">{text('Back to the login')}</TextLink>
      </Text>
    </PageFrame>
  )
}
