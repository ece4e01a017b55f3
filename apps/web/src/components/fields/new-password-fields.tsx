import { passwordHint, usePasswordPolicy } from '../../platform/account/password-policy.ts'
import { useSay } from '../../platform/words/use-say.ts'
import { PasswordField } from './text-field.tsx'
import type { BoundField } from './use-checked-form.ts'

type Props = { readonly bind: (name: 'password' | 'password_confirmation') => BoundField }

export const NewPasswordFields = ({ bind }: Props) => {
  const say = useSay()

  const policy = usePasswordPolicy()
  return (
    <>
      <PasswordField {...bind('password')} hint={passwordHint(say, policy)} autoComplete="new-password" required />
      <PasswordField {...bind('password_confirmation')} autoComplete="new-password" required />
    </>
  )
}
