import { afterAll, beforeAll, expect, it } from 'vitest'
import { sign } from '../../platform/http/signature.ts'
import { type Fleet, startFleet } from '../../testing/processes/fleet.ts'
import { insertSubscriber } from '../../testing/processes/subscriber.ts'
import { hashPassword } from '../passwords/password.ts'
import { signByKey, type TestKey } from './testing/sign-by-key.ts'

let fleet: Fleet

beforeAll(async () => {
  fleet = await startFleet()
})
afterAll(() => fleet.stop())

const post = async (url: string, headers: Record<string, string>, body: object) => {
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  const answer = await fetch(url, sent)
  return { status: answer.status, body: (await answer.json()) as { readonly data: never } }
}

/** By its owner, at the first process. */
const makeKey = async (): Promise<TestKey> => {
  const { accountId, tokens } = await insertSubscriber(fleet.db, 1, 1)
  const hash = await hashPassword('secret1', 'light')
  await fleet.db.query('update accounts set password_hash = $2 where id = $1', [accountId, hash])
  const [timestamp, randomstr] = [String(Math.floor(Date.now() / 1000)), 'abcd1234']
  const signature = sign(timestamp, randomstr, fleet.secret)
  const headers = { timestamp, randomstr, signature, authorization: `Bearer ${tokens[0]}` }
  const wanted = { name: 'Import', scopes: ['projects:read'], days: 30, password: 'secret1' }
  const { body } = await post(`${fleet.urls[0]}/api/account/keys/make`, headers, wanted)
  const { key, secret } = body.data as { readonly key: { readonly id: string }; readonly secret: string }
  return { id: key.id, secret }
}

it('a key made at one process works at the other, and what it signed counts once at both together', async () => {
  const key = await makeKey()
  const filters = { limit: 1 }
  const signed = () =>
    signByKey(key, { method: 'POST', url: '/api/projects', payload: JSON.stringify(filters), now: new Date() })
  for (let turn = 0; turn < 20; turn++) {
    const headers = signed()
    const asks = Array.from({ length: 8 }, (_, index) =>
      post(`${fleet.urls[index % 2]}/api/projects`, headers, filters),
    )
    const statuses = (await Promise.all(asks)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 400)])
  }
})
