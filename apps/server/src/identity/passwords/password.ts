import { hash, type Options, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import type { Config } from '../../platform/config.ts'

type Hashing = Config['passwordHashing']

/** argon2id with 19 MiB, two passes, one lane; `light`: the least that the library accepts. */
const options: Readonly<Record<Hashing, Options>> = {
  full: { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  light: { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 },
}

/** The others wait, so that hashing leaves processors free. */
const fewAtOnce = pLimit(2)

/** Waits for its turn; two run at once. */
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
 * Takes the same time for an unknown address, so that timing reveals nothing. `requireStill` runs at the password's turn
 * and throws where it must not be compared any more.
 */
export const verifyPassword = async (
  { stored, password, hashing }: Guess,
  requireStill: () => Promise<void>,
): Promise<boolean> => {
  // Awaited for known addresses too, so that the very first call reveals nothing.
  const nobodys = await hashOfNobody(hashing)
  const against = stored ?? nobodys
  const right = await fewAtOnce(async () => {
    await requireStill()
    return verify(against, password)
  })
  return stored !== null && right
}
