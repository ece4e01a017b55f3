import { Text } from '@mantine/core'
import { anyCodeProblems, codeLogin } from '@soundroof/contract/identity/one-time-codes'
import type { Session } from '@soundroof/contract/identity/wire-session'
import { useEffect } from 'react'
import { focusSoon } from '../../../../components/fields/error-summary.tsx'
import { PageForm } from '../../../../components/fields/page-form.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

type Props = {
  readonly ticket: string
  readonly onSession: (session: Session) => void
  /** Back to address and password. */
  readonly onBack: () => void
}

/** The second step of a login that requires a code. */
export const CodeStep = ({ ticket, onSession, onBack }: Props) => {
  const say = useSay()

  const { bind, sending } = useCheckedForm({
    schema: codeLogin,
    start: { code: '' },
    problemsOf: anyCodeProblems,
    send: async ({ code }) => {
      const reply = await call('loginWithCode', { body: { ticket, code } })
      // The code is not wrong: the ticket has expired.
      if (!reply.ok && reply.code === 400 && reply.issues.length === 0) onBack()
      return reply
    },
    onDone: onSession,
  })
  useEffect(() => focusSoon('code'), [])
  return (
    <PageForm submitLabel={say('identity.continue')} {...sending} onBack={onBack}>
      <TextField
        {...bind('code')}
        hint={say('identity.the-6-digits-that-your-authenticator')}
        autoComplete="one-time-code"
      />
      <Text size="sm">{say('identity.no-authenticator-app-at-hand-enter')}</Text>
    </PageForm>
  )
}
