import { type PasswordPolicy, passwordLengths } from '@soundroof/contract/account'
import { useClientSettings } from './client-settings.ts'

export const usePasswordPolicy = (): PasswordPolicy => useClientSettings()?.passwordPolicy ?? 'spec'

export const passwordHint = (policy: PasswordPolicy): string =>
  `${passwordLengths[policy].min} to ${passwordLengths[policy].max} characters`
