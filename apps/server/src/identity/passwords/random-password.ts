import { randomInt } from 'node:crypto'
import { type PasswordPolicy, passwordLengths } from '@soundroof/contract/identity/account'

/** Without 0, 1, i, l and o, which look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 16 characters, or as many as the policy allows. */
export const randomPassword = (policy: PasswordPolicy): string => {
  const { min, max } = passwordLengths[policy]
  return Array.from({ length: Math.min(max, min + 4, 16) }, () => letters[randomInt(letters.length)]).join('')
}
