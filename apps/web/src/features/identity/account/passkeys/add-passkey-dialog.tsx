import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import type { Problem } from '@soundroof/contract/platform/problem'
import { useState } from 'react'
import { PasswordField, TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { toast } from '../../../../platform/toast.ts'
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
  toast(say('passkeyAdded'), 'success')
  return null
}

type Props = { readonly onDone: () => void; readonly onCancel: () => void }

export const AddPasskeyDialog = ({ onDone, onCancel }: Props) => {
  const email = useSession()?.customer.email ?? ''
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
    <Modal opened onClose={onCancel} title="Add a passkey" centered>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>Your device asks for your fingerprint, face or PIN, and stores the passkey.</Text>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <TextField {...bind('name')} label="Name" hint="Optional, for your own reference" maxLength={60} />
          <PasswordField {...bind('password')} label="Password" autoComplete="current-password" required />
          {asksForCode && (
            <TextField
              {...bind('code')}
              label="Code"
              hint="From your authenticator app"
              autoComplete="one-time-code"
              required
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onCancel} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Continue
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
