import { expect, it, vi } from 'vitest'
import { Refused } from '../../platform/http/refused.ts'
import { secretOfKey } from './key-secret.ts'
import { readKeySignature } from './key-signature.ts'
import { signByKey } from './testing/sign-by-key.ts'

/** Noise hides a difference of nanoseconds, so the test proves which function compares, and how many bytes. */
const compared = vi.hoisted((): number[][] => [])

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const timingSafeEqual: typeof crypto.timingSafeEqual = (a, b) => {
    compared.push([a.byteLength, b.byteLength])
    return crypto.timingSafeEqual(a, b)
  }
  return { ...crypto, timingSafeEqual }
})

const now = new Date('2026-11-21T09:00:00Z')
const id = 'abcdefghijklmnopqrst_-'
const bodyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

it.each([
  ['right', (text: string) => text, false],
  ['wrong at its start', (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1), true],
  ['wrong at its end', (text: string) => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0'), true],
  ['wrong everywhere', () => '0'.repeat(64), true],
] as const)('a signature that is %s is compared whole, in constant time', (_, change, isRefused) => {
  const [method, url] = ['GET', '/api/projects']
  const headers = signByKey({ id, secret: secretOfKey('root', id) }, { method, url, now })
  const changed = { ...headers, signature: change(headers.signature ?? '') }
  compared.length = 0
  const answer = readKeySignature({ method, url, headers: changed, bodyHash }, 'root', now)
  expect(answer instanceof Refused).toBe(isRefused)
  expect(compared).toEqual([[32, 32]])
})
