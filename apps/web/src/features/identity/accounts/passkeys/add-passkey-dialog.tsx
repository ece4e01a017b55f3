import { Text } from '@mantine/core'
import type { Problem } from '@soundroof/contract/platform/problem'
import { useState } from 'react'
import { CurrentPasswordField } from '../../../../components/fields/current-password-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { createPasskey } from './ceremony.ts'
import { passwordMissing } from './password-missing.ts'

type Form = { readonly name: string; readonly password: string; readonly code: string }

/** The server's problems; null when the form needs no correction. */
const addPasskey = async ({ name, password, code }: Form): Promise<readonly Problem[] | null> => {
  const permission = await call('startPasskey', { body: { password, code } })
  if (!permission.ok) return permission.issues
  const made = await createPasskey(permission.data)
  if (made === null) return []
  const reply = await call('addPasskey', { body: { ...made, name } })
  if (!reply.ok) return reply.issues
  toast('passkeyAdded', 'success')
  return null
}

type Props = { readonly onDone: () => void; readonly onCancel: () => void }

export const AddPasskeyDialog = ({ onDone, onCancel }: Props) => {
  const say = useSay()

  const [asksForCode, setAsksForCode] = useState(false)
  const { bind, busy, submit } = useCheckedForm<Form>({
    start: { name: '', password: '', code: '' },
    problemsOf: passwordMissing,
    send: async (form) => {
      const refused = await addPasskey(form)
      if (refused === null) onDone()
      else if (refused.some(({ field }) => field === 'code')) setAsksForCode(true)
      return refused
    },
  })
  return (
    <FormDialog
      title={say('identity.add-a-passkey')}
      submitLabel={say('identity.continue')}
      busy={busy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Text>{say('identity.your-device-asks-for-your-fingerprint')}</Text>
      <TextField
        {...bind('name')}
        label={say('components.name')}
        hint={say('identity.optional-for-your-own-reference')}
        maxLength={60}
      />
      <CurrentPasswordField {...bind('password')} />
      {asksForCode && (
        <TextField
          {...bind('code')}
          label={say('identity.code')}
          hint={say('identity.from-your-authenticator-app')}
          autoComplete="one-time-code"
          required
        />
      )}
    </FormDialog>
  )
}
