import { type PasswordPolicy, passwordLengths } from '@soundroof/contract/identity/account'
import { text } from '@soundroof/contract/platform/text'
import { useClientSettings } from '../api/client-settings.ts'

export const usePasswordPolicy = (): PasswordPolicy => useClientSettings()?.passwordPolicy ?? 'spec'

/** The list of common passwords is on the server only. */
export const passwordHint = (policy: PasswordPolicy): string => {
  const { min, max } = passwordLengths[policy]
  return policy === 'strong'
    ? text('{min} to {max} characters; no common password, and more than your name or company', { min, max })
    : text('{min} to {max} characters', { min, max })
}
