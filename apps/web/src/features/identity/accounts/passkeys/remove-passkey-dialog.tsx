import { Text } from '@mantine/core'
import { passwordMissing } from '@soundroof/contract/identity/account'
import { type OwnPasskey, removedPasskey } from '@soundroof/contract/identity/passkey'
import { CurrentPasswordField } from '../../../../components/fields/current-password-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

type Props = { readonly passkey: OwnPasskey; readonly onDone: () => void; readonly onCancel: () => void }

export const RemovePasskeyDialog = ({ passkey, onDone, onCancel }: Props) => {
  const say = useSay()

  const { bind, sending } = useCheckedForm({
    schema: removedPasskey,
    start: { password: '' },
    problemsOf: passwordMissing,
    send: ({ password }) => call('removePasskey', { body: { id: passkey.id, password } }),
    onDone: () => {
      toast('passkeyRemoved', 'success')
      onDone()
    },
  })
  return (
    <FormDialog
      title={say('identity.remove-a-passkey')}
      submitLabel={say('components.remove')}
      danger
      {...sending}
      onCancel={onCancel}
    >
      <Text>{say('identity.will-no-longer-sign-you-in', { name: passkey.name })}</Text>
      <CurrentPasswordField {...bind('password')} />
    </FormDialog>
  )
}
