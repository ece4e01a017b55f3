import { Divider } from '@mantine/core'
import { BusyButton } from '../../../../components/fields/busy-button.tsx'
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
  if (!supportsPasskeys()) return null
  return (
    <>
      <Divider label={say('identity.or')} my="md" />
      <BusyButton variant="default" fullWidth work={() => logInByPasskey(next)}>
        {say('identity.sign-in-with-a-passkey')}
      </BusyButton>
    </>
  )
}
