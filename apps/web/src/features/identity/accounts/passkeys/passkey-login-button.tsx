import { Divider } from '@mantine/core'
import type { Session } from '@soundroof/contract/identity/wire-session'
import { BusyButton } from '../../../../components/fields/busy-button.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { answerWithPasskey, supportsPasskeys } from './ceremony.ts'

type Props = { readonly onSession: (session: Session) => unknown }

/** Each refusal on the way shows its own toast. */
const logInByPasskey = async (onSession: Props['onSession']): Promise<void> => {
  const question = await call('startPasskeyLogin')
  if (!question.ok) return
  const body = await answerWithPasskey(question.data)
  if (body === null) return
  const answer = await call('passkeyLogin', { body })
  if (answer.ok) await onSession(answer.data)
}

/** Shown only where the browser supports passkeys. */
export const PasskeyLoginButton = ({ onSession }: Props) => {
  const say = useSay()
  if (!supportsPasskeys()) return null
  return (
    <>
      <Divider label={say('identity.or')} my="md" />
      <BusyButton variant="default" fullWidth work={() => logInByPasskey(onSession)}>
        {say('identity.sign-in-with-a-passkey')}
      </BusyButton>
    </>
  )
}
