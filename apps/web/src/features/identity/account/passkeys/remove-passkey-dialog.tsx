import { Text } from '@mantine/core'
import type { OwnPasskey } from '@soundroof/contract/identity/passkey'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { CurrentPasswordField } from '../../../../components/fields/current-password-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { passwordMissing } from './password-missing.ts'

type Props = { readonly passkey: OwnPasskey; readonly onDone: () => void; readonly onCancel: () => void }

export const RemovePasskeyDialog = ({ passkey, onDone, onCancel }: Props) => {
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
    <FormDialog
      title={text('Remove a passkey')}
      submitLabel={text('Remove')}
      danger
      busy={busy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Text>
        {text(
          '“{name}” will no longer sign you in. Your device offers it until you delete it there too. Devices that are signed in stay signed in.',
          { name: passkey.name },
        )}
      </Text>
      <CurrentPasswordField {...bind('password')} />
    </FormDialog>
  )
}
