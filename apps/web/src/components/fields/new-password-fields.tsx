import { text } from '@soundroof/contract/platform/text'
import { passwordHint, usePasswordPolicy } from '../../platform/account/password-policy.ts'
import { PasswordField } from './text-field.tsx'
import type { BoundField } from './use-checked-form.ts'

type Props = { readonly bind: (name: 'password' | 'password_confirmation') => BoundField }

export const NewPasswordFields = ({ bind }: Props) => {
  const policy = usePasswordPolicy()
  return (
    <>
      <PasswordField
        {...bind('password')}
        label={text('Password')}
        hint={passwordHint(policy)}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...bind('password_confirmation')}
        label={text('Confirm Password')}
        autoComplete="new-password"
        required
      />
    </>
  )
}
