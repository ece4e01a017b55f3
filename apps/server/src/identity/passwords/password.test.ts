import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

const parametersOf = (hash: string) => hash.split('$').slice(1, 4)

it('is hashed with argon2id, 19 MiB and two passes; light only where that is asked for', async () => {
  expect(parametersOf(await hashPassword('secret1', 'full'))).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1'])
  expect(parametersOf(await hashPassword('secret1', 'light'))).toEqual(['argon2id', 'v=19', 'm=8,t=1,p=1'])
})

it.each(['full', 'light'] as const)('hashed %s, is right alone, and nobody has one', async (hashing) => {
  const stored = await hashPassword('secret1', hashing)
  const isRight = (password: string, known: string | null) =>
    verifyPassword({ stored: known, password, hashing }, async () => undefined)
  expect(await isRight('secret1', stored)).toBe(true)
  expect(await isRight('secret2', stored)).toBe(false)
  expect(await isRight('the password of nobody', null)).toBe(false)
})
