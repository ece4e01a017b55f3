import { z } from 'zod'
import { told } from '../platform/messages.ts'
import type { Problem } from '../platform/problem.ts'
import { passwordMissing } from './account.ts'

const secret = (label: string) => z.string().max(1000).default('').meta({ label })

/** Password and confirmation. */
export const accountDeletion = z.strictObject({ password: secret('Password'), repassword: secret('Password again') })
export type AccountDeletion = z.infer<typeof accountDeletion>

/** Countdown of the last button, seconds. */
export const deletionCountdown = 10
/** A login counts as recent for this long, minutes. */
export const freshLoginMinutes = 15

/** Refuses an empty password, then a confirmation that differs. The server compares the password itself. */
export const accountDeletionProblems = ({ password, repassword }: AccountDeletion): readonly Problem[] => {
  if (password === '') return passwordMissing({ password })
  return password === repassword ? [] : [{ field: 'repassword', ...told('passwordConfirmationDiffers') }]
}

/** Address of the ZIP with all own data; opens without a bearer token, for minutes. */
export const ownData = z.strictObject({ address: z.string() })
