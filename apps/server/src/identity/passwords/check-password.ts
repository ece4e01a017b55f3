import type { PlatformServices } from '../../platform/http/handler.ts'
import {
  recordFailure,
  recordRight,
  refuseManyRight,
  refuseTooMany,
  type Subjects,
} from '../login-throttle/login-throttle.ts'
import { verifyPassword } from './password.ts'

/** Whether the password is right; wrong ones and right ones are counted apart, and too many are refused, whatever the password. */
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
  // Again, because many guesses may have passed the first look at the same moment: those that wait are not compared.
  const isRight = await verifyPassword({ stored, password, hashing: config.passwordHashing }, requireFew)
  await requireFew()
  if (isRight) await recordRight(db, subjects, now)
  else await recordFailure(db, subjects, now)
  return isRight
}
