import { Text } from '@mantine/core'
import { passwordMissing } from '@soundroof/contract/identity/account'
import { type PasskeyForm, passkeyForm } from '@soundroof/contract/identity/passkey'
import { useState } from 'react'
import { CurrentPasswordField } from '../../../../components/fields/current-password-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import type { Sent } from '../../../../platform/api/envelope.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { createPasskey } from './ceremony.ts'

const addPasskey = async ({ name, ...body }: PasskeyForm): Promise<Sent<unknown>> => {
  const permission = await call('startPasskey', { body })
  if (!permission.ok) return permission
  const made = await createPasskey(permission.data)
  return made === null ? { ok: false, issues: [] } : call('addPasskey', { body: { ...made, name } })
}

type Props = { readonly onDone: () => void; readonly onCancel: () => void }

export const AddPasskeyDialog = ({ onDone, onCancel }: Props) => {
  const say = useSay()

  const [asksForCode, setAsksForCode] = useState(false)
  const { bind, sending } = useCheckedForm({
    schema: passkeyForm,
    start: { name: '', password: '', code: '' },
    problemsOf: passwordMissing,
    send: async (form) => {
      const answer = await addPasskey(form)
      if (!answer.ok && answer.issues.some(({ field }) => field === 'code')) setAsksForCode(true)
      return answer
    },
    onDone: () => {
      toast('passkeyAdded', 'success')
      onDone()
    },
  })
  return (
    <FormDialog
      title={say('identity.add-a-passkey')}
      submitLabel={say('identity.continue')}
      {...sending}
      onCancel={onCancel}
    >
      <Text>{say('identity.your-device-asks-for-your-fingerprint')}</Text>
      <TextField {...bind('name')} hint={say('identity.optional-for-your-own-reference')} />
      <CurrentPasswordField {...bind('password')} />
      {asksForCode && (
        <TextField
          {...bind('code')}
          hint={say('identity.from-your-authenticator-app')}
          autoComplete="one-time-code"
          required
        />
      )}
    </FormDialog>
  )
}
