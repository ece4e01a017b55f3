import { hash, type Options, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** argon2id with 19 MiB, two passes, one lane. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Others wait, so that hashing does not take all processors. */
const fewAtOnce = pLimit(2)

export const hashPassword = (password: string): Promise<string> => fewAtOnce(() => hash(password, options))

let ofNobody: Promise<string> | undefined

/**
 * An unknown address takes the same time as a known one, so that timing reveals nothing. `requireStill` throws in the
 * password's turn where it is not to be compared any more.
 */
export const verifyPassword = async (
  stored: string | null,
  password: string,
  requireStill: () => Promise<void>,
): Promise<boolean> => {
  ofNobody ??= hashPassword('the password of nobody')
  // Awaited for a known address too: the very first question tells no more than any other.
  const nobodys = await ofNobody
  const against = stored ?? nobodys
  const right = await fewAtOnce(async () => {
    await requireStill()
    return verify(against, password)
  })
  return stored !== null && right
}
