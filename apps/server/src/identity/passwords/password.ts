import { hash, type Options, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import type { Config } from '../../platform/config.ts'

type Hashing = Config['passwordHashing']

/** argon2id with 19 MiB, two passes, one lane; light, with the least that it takes. */
const options: Readonly<Record<Hashing, Options>> = {
  full: { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  light: { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 },
}

/** Others wait, so that hashing does not take all processors. */
const fewAtOnce = pLimit(2)

export const hashPassword = (password: string, hashing: Hashing): Promise<string> =>
  fewAtOnce(() => hash(password, options[hashing]))

const ofNobody = new Map<Hashing, Promise<string>>()

const hashOfNobody = (hashing: Hashing): Promise<string> => {
  const made = ofNobody.get(hashing) ?? hashPassword('the password of nobody', hashing)
  ofNobody.set(hashing, made)
  return made
}

type Guess = { readonly stored: string | null; readonly password: string; readonly hashing: Hashing }

/**
 * An unknown address takes the same time as a known one, so that timing reveals nothing. `requireStill` throws in the
 * password's turn where it is not to be compared any more.
 */
export const verifyPassword = async (
  { stored, password, hashing }: Guess,
  requireStill: () => Promise<void>,
): Promise<boolean> => {
  // Awaited for a known address too: the very first question tells no more than any other.
  const nobodys = await hashOfNobody(hashing)
  const against = stored ?? nobodys
  const right = await fewAtOnce(async () => {
    await requireStill()
    return verify(against, password)
  })
  return stored !== null && right
}
