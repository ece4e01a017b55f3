import { Button, Group, Stack, Text } from '@mantine/core'
import { anyCodeProblems } from '@soundroof/contract/identity/one-time-codes'
import type { Session } from '@soundroof/contract/identity/wire-session'
import { text } from '@soundroof/contract/platform/text'
import { useEffect } from 'react'
import { focusSoon } from '../../../../components/fields/error-summary.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { call } from '../../../../platform/api/api-client.ts'

type Props = {
  readonly ticket: string
  readonly onSession: (session: Session) => void
  /** Back to address and password. */
  readonly onBack: () => void
}

/** The second step of a login that requires a code. */
export const CodeStep = ({ ticket, onSession, onBack }: Props) => {
  const { bind, busy, submit } = useCheckedForm({
    start: { code: '' },
    problemsOf: anyCodeProblems,
    send: async ({ code }) => {
      const reply = await call('loginWithCode', { body: { ticket, code } })
      if (reply.ok) onSession(reply.data)
      // The code is not wrong: the ticket has expired.
      else if (reply.code === 400 && reply.issues.length === 0) onBack()
      return reply.ok ? null : reply.issues
    },
  })
  useEffect(() => focusSoon('code'), [])
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextField
          {...bind('code')}
          label={text('Code')}
          hint={text('The 6 digits that your authenticator app shows now')}
          autoComplete="one-time-code"
          maxLength={100}
        />
        <Text size="sm">
          {text(
            'No authenticator app at hand? Enter a recovery code. If you have none, contact us: we can turn codes off.',
          )}
        </Text>
        <Group grow mt="xs">
          <Button variant="default" onClick={onBack}>
            {text('Back')}
          </Button>
          <Button type="submit" loading={busy}>
            {text('Continue')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
