import { type PasswordPolicy, passwordLengths } from '@soundroof/contract/identity/account'
import { useClientSettings } from '../api/client-settings.ts'

export const usePasswordPolicy = (): PasswordPolicy => useClientSettings()?.passwordPolicy ?? 'spec'

/** The server refuses what is guessed first: its list stays there. */
export const passwordHint = (policy: PasswordPolicy): string => {
  const { min, max } = passwordLengths[policy]
  const length = `${min} to ${max} characters`
  return policy === 'strong' ? `${length}; no common password, and more than your name or company` : length
}
