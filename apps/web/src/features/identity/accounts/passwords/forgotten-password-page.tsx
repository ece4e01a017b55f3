import { Text } from '@mantine/core'
import { passwordRequest, passwordRequestProblems } from '@soundroof/contract/identity/account-password'
import { longestEmail } from '@soundroof/contract/platform/email'
import { useState } from 'react'
import { PageForm } from '../../../../components/fields/page-form.tsx'
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
  const { bind, sending } = useCheckedForm({
    schema: passwordRequest,
    start: { email: '' },
    problemsOf: passwordRequestProblems,
    send: async ({ email }) => {
      const reply = await call('requestPassword', { body: { email: email.trim() } })
      if (reply.ok && reply.message) toast(reply.message, 'success')
      if (reply.ok) setAnswer(reply.message)
      return reply
    },
  })
  return (
    <PageFrame title={say('identity.forgotten-password')} width="narrow" lead={say('identity.we-send-you-a-link-to')}>
      <Panel>
        <PageForm submitLabel={say('identity.send-the-link')} {...sending}>
          <TextField {...bind('email')} type="email" maxLength={longestEmail} autoComplete="username" required />
        </PageForm>
        <Text role="status" mt="md">
          {answer && say(answer)}
        </Text>
      </Panel>
      <Text mt="lg" ta="center">
        <TextLink to="/login">{say('identity.back-to-the-login')}</TextLink>
      </Text>
    </PageFrame>
  )
}
