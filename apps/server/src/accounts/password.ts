import { hash, type Options, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes, one lane. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, options)

let ofNobody: Promise<string> | undefined

/** An unknown address costs the same time as a known one: nobody can tell them apart. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  ofNobody ??= hashPassword('the password of nobody')
  const right = await verify(stored ?? (await ofNobody), password)
  return stored !== null && right
}
