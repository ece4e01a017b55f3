import { type PasswordPolicy, passwordLengths } from '@soundroof/contract/identity/account'
import { useClientSettings } from '../api/client-settings.ts'

export const usePasswordPolicy = (): PasswordPolicy => useClientSettings()?.passwordPolicy ?? 'spec'

/** The list of common passwords is on the server only. */
export const passwordHint = (policy: PasswordPolicy): string => {
  const { min, max } = passwordLengths[policy]
  const length = `${min} to ${max} characters`
  return policy === 'strong' ? `${length}; no common password, and more than your name or company` : length
}
