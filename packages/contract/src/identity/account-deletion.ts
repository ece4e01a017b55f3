import { z } from 'zod'
import { say } from '../platform/messages.ts'
import type { Problem } from '../platform/problem.ts'

const secret = (label: string) => z.string().max(1000).default('').meta({ label })

/** The password, given twice with the same value. */
export const accountDeletion = z.strictObject({ password: secret('Password'), repassword: secret('Password again') })
export type AccountDeletion = z.infer<typeof accountDeletion>

/** Seconds for which the last button waits. */
export const deletionCountdown = 10
/** A login is fresh for so long, minutes. */
export const freshLoginMinutes = 15

export const accountDeletionProblems = ({ password, repassword }: AccountDeletion): readonly Problem[] => {
  if (password === '') return [{ field: 'password', message: say('loginPasswordEmpty') }]
  return password === repassword ? [] : [{ field: 'repassword', message: say('passwordConfirmationDiffers') }]
}

/** Where the ZIP of all own data is read; the address opens for minutes, without bearer. */
export const ownData = z.strictObject({ address: z.string() })
