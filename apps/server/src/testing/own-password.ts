import { hashPassword } from '../identity/passwords/password.ts'

/** Of every caller of tests. */
export const ownPassword = 'secret1'
export const ownHash = await hashPassword(ownPassword, 'light')
