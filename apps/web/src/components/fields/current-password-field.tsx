import { text } from '@soundroof/contract/platform/text'
import { useSession } from '../../platform/session/session.ts'
import { PasswordField } from './text-field.tsx'
import type { BoundField } from './use-checked-form.ts'

/** The hidden address tells a password manager whose password it is. */
export const CurrentPasswordField = ({
  label = text('Password'),
  ...field
}: BoundField & { readonly label?: string }) => {
  const email = useSession()?.customer.email ?? ''
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField {...field} label={label} autoComplete="current-password" required />
    </>
  )
}
