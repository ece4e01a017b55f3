import { type PasswordPolicy, passwordLengths } from '@soundroof/contract/identity/account'
import { useClientSettings } from '../api/client-settings.ts'
import type { Say } from '../words/use-say.ts'

export const usePasswordPolicy = (): PasswordPolicy => useClientSettings()?.passwordPolicy ?? 'spec'

/** The list of common passwords is on the server only. */
export const passwordHint = (say: Say, policy: PasswordPolicy): string => {
  const { min, max } = passwordLengths[policy]
  return policy === 'strong'
    ? say('components.to-characters-no-common-password-and', { min, max })
    : say('components.to-characters', { min, max })
}
