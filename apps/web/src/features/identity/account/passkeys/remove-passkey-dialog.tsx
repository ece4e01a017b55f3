import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { OwnPasskey } from '@soundroof/contract/identity/passkey'
import { say } from '@soundroof/contract/platform/messages'
import { PasswordField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { toast } from '../../../../platform/toast.ts'
import { passwordMissing } from './password-missing.ts'

type Props = { readonly passkey: OwnPasskey; readonly onDone: () => void; readonly onCancel: () => void }

export const RemovePasskeyDialog = ({ passkey, onDone, onCancel }: Props) => {
  const email = useSession()?.customer.email ?? ''
  const { bind, busy, submit } = useCheckedForm({
    start: { password: '' },
    problemsOf: passwordMissing,
    send: async ({ password }) => {
      const reply = await call('removePasskey', { body: { id: passkey.id, password } })
      if (!reply.ok) return reply.issues
      toast(say('passkeyRemoved'), 'success')
      onDone()
      return null
    },
  })
  return (
    <Modal opened onClose={onCancel} title="Remove a passkey" centered>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>
            “{passkey.name}” will no longer sign you in. Your device offers it until you delete it there too. Devices
            that are signed in stay signed in.
          </Text>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField {...bind('password')} label="Password" autoComplete="current-password" required />
          <Group justify="flex-end">
            <Button variant="default" onClick={onCancel} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" color="red" loading={busy}>
              Remove
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
