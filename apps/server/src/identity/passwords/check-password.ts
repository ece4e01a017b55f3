import type { PlatformServices } from '../../platform/http/handler.ts'
import {
  recordFailure,
  recordRight,
  refuseManyRight,
  refuseTooMany,
  type Subjects,
} from '../login-throttle/login-throttle.ts'
import { verifyPassword } from './password.ts'

/** Whether the password is right. Counts wrong and right ones apart; refuses too many of either before comparing. */
export const isRightPassword = async (
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  subjects: Subjects,
  stored: string | null,
  password: string,
  now: Date,
): Promise<boolean> => {
  const requireFew = () => refuseTooMany(db, subjects, now)
  await requireFew()
  await refuseManyRight(db, subjects, now)
  // Checked again: guesses at once may all have passed the first check, and those that waited are not compared.
  const isRight = await verifyPassword({ stored, password, hashing: config.passwordHashing }, requireFew)
  await requireFew()
  if (isRight) await recordRight(db, subjects, now)
  else await recordFailure(db, subjects, now)
  return isRight
}
