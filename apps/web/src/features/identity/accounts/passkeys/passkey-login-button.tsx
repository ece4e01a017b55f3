import { Button, Divider } from '@mantine/core'
import { useState } from 'react'
import { enter } from '../../../../platform/account/log-in.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { answerWithPasskey, supportsPasskeys } from './ceremony.ts'

/** Each refusal on the way shows its own toast. */
const logInByPasskey = async (next: string): Promise<void> => {
  const question = await call('startPasskeyLogin')
  if (!question.ok) return
  const body = await answerWithPasskey(question.data)
  if (body === null) return
  const answer = await call('passkeyLogin', { body })
  if (answer.ok) await enter(answer.data, next)
}

/** Shown only where the browser supports passkeys. */
export const PasskeyLoginButton = ({ next }: { readonly next: string }) => {
  const say = useSay()

  const [busy, setBusy] = useState(false)
  const logIn = async () => {
    setBusy(true)
    await logInByPasskey(next)
    setBusy(false)
  }
  if (!supportsPasskeys()) return null
  return (
    <>
      <Divider label={say('identity.or')} my="md" />
      <Button variant="default" fullWidth loading={busy} onClick={() => void logIn()}>
        {say('identity.sign-in-with-a-passkey')}
      </Button>
    </>
  )
}
