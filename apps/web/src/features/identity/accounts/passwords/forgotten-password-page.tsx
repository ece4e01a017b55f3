import { Button, Stack, Text } from '@mantine/core'
import { passwordRequestProblems } from '@soundroof/contract/identity/account-password'
import { useState } from 'react'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'

export const ForgottenPasswordPage = () => {
  const say = useSay()

  const [answer, setAnswer] = useState<Message | null>(null)
  const { bind, busy, submit } = useCheckedForm({
    start: { email: '' },
    problemsOf: passwordRequestProblems,
    send: async ({ email }) => {
      const reply = await call('requestPassword', { body: { email: email.trim() } })
      if (!reply.ok) return reply.issues
      if (reply.message) toast(reply.message, 'success')
      setAnswer(reply.message)
      return null
    },
  })
  return (
    <PageFrame title={say('identity.forgotten-password')} width="narrow" lead={say('identity.we-send-you-a-link-to')}>
      <Panel>
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <TextField
              {...bind('email')}
              label={say('components.email')}
              type="email"
              autoComplete="username"
              maxLength={225}
              required
            />
            <Button type="submit" loading={busy} mt="xs">
              {say('identity.send-the-link')}
            </Button>
            <Text role="status">{answer && say(answer)}</Text>
          </Stack>
        </form>
      </Panel>
      <Text mt="lg" ta="center">
        <TextLink to="/login">{say('identity.back-to-the-login')}</TextLink>
      </Text>
    </PageFrame>
  )
}
