import { describe, expect, it } from 'vitest'
import { Refused } from '../platform/refused.ts'
import { secretOfKey } from './key-secret.ts'
import { type KeyRequest, readKeySignature } from './key-signature.ts'
import { signByKey } from './testing/sign-by-key.ts'

const root = 'the root secret'
const id = 'abcdefghijklmnopqrst_-'
const now = new Date('2026-11-21T09:00:00Z')
const hashOfNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

const signed = (secret = secretOfKey(root, id)): KeyRequest => {
  const [method, url] = ['GET', '/api/projects?limit=5']
  return { method, url, headers: signByKey({ id, secret }, { method, url, now }), bodyHash: hashOfNothing }
}

describe('the secret of a key', () => {
  it('is the same for one identifier and root, and another for every other', () => {
    const secrets = [secretOfKey(root, id), secretOfKey(root, id.toUpperCase()), secretOfKey('another root', id)]
    expect(new Set(secrets).size).toBe(3)
    expect(secretOfKey(root, id)).toBe(secrets[0])
    for (const secret of secrets) expect(secret).toMatch(/^soundroof_[\w-]{43}$/)
  })
})

describe('the signature of a key', () => {
  it('names who signed', () => {
    const request = signed()
    expect(readKeySignature(request, root, now)).toEqual({
      id,
      stamp: now.getTime() / 1000,
      random: request.headers.randomstr,
    })
  })

  it('takes as long to refuse wherever it is wrong', () => {
    const request = signed()
    const right = String(request.headers.signature)
    const flipped = (place: number) =>
      right.slice(0, place) + (right[place] === '0' ? '1' : '0') + right.slice(place + 1)
    const [early, late] = [flipped(0), flipped(63)].map((signature) => ({
      ...request,
      headers: { ...request.headers, signature },
    }))
    const times = { early: [] as number[], late: [] as number[] }
    const time = (which: 'early' | 'late', wrong: KeyRequest | undefined) => {
      const started = process.hrtime.bigint()
      const answer = wrong && readKeySignature(wrong, root, now)
      times[which].push(Number(process.hrtime.bigint() - started))
      expect(answer).toBeInstanceOf(Refused)
    }
    for (let turn = 0; turn < 3000; turn++) {
      time('early', early)
      time('late', late)
    }
    // How often a late difference took longer than an early one: a half where nothing is told.
    const longer = times.late.filter((late, turn) => late > (times.early[turn] ?? 0)).length / 3000
    expect(Math.abs(longer - 0.5)).toBeLessThan(0.1)
  })
})
