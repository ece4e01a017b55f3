import { useSession } from '../../platform/session/session.ts'
import { useSay } from '../../platform/words/use-say.ts'
import { PasswordField } from './text-field.tsx'
import type { BoundField } from './use-checked-form.ts'

/** The hidden address tells a password manager whose password it is. */
export const CurrentPasswordField = ({ label, ...field }: BoundField & { readonly label?: string }) => {
  const say = useSay()
  const shownLabel = label ?? say('components.password')

  const email = useSession()?.customer.email ?? ''
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField {...field} label={shownLabel} autoComplete="current-password" required />
    </>
  )
}
