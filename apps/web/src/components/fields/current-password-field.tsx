import { useSession } from '../../platform/session/session.ts'
import { PasswordField } from './text-field.tsx'
import type { BoundField } from './use-checked-form.ts'

/** The hidden address tells a password manager whose password it is. */
export const CurrentPasswordField = (field: BoundField) => {
  const email = useSession()?.customer.email ?? ''
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField {...field} autoComplete="current-password" required />
    </>
  )
}
