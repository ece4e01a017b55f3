import { describe, expect, it } from 'vitest'
import { Refused } from '../../platform/http/refused.ts'
import type { KeyRequest } from '../../platform/http/signature.ts'
import { secretOfKey } from './key-secret.ts'
import { readKeySignature } from './key-signature.ts'
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

  it('under another root secret names no account', () => {
    expect(readKeySignature(signed(secretOfKey('another root', id)), root, now)).toBeInstanceOf(Refused)
  })
})
