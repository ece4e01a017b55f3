import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { expect, it } from 'vitest'
import { update } from '../../../platform/database/insert.ts'
import { anew, serverOfTests } from '../../../testing/server-of-tests.ts'
import type { Caller } from '../../../testing/test-server.ts'
import { beginReview, reviewCallsOf } from '../../testing/review-scene.ts'
import { copyProject } from '../../testing/reviewed-projects.ts'

const server = await serverOfTests()
const people = anew(() => beginReview(server))
const { done, queue } = reviewCallsOf(server, people)

/** Submitted one after the other, with these kW. */
const waiting = async (...powers: readonly number[]): Promise<readonly string[]> => {
  const hashes = []
  for (const queuePower of powers) {
    server.clock.move(1000)
    const hash = await copyProject(server, people.hash, 2)
    await update(server.db, 'projects', { hash }, { queuePower })
    hashes.push(hash)
  }
  return hashes
}

const next = async (who: Caller, body: object = {}) => {
  const answer = await server.call<{ hash: string } | null>('nextJob', { token: who.token, body })
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
  return answer.body.data?.hash ?? null
}

it('is the longest waiting, then claimed, on record and told to its customer', async () => {
  const [first, second] = await waiting(5, 9)
  expect(await next(people.ann)).toBe(first)
  const query = { hash: first }
  const { data } = (await server.call<ConsoleProject>('consoleProject', { token: people.ann.token, query })).body
  expect([data.status, data.engineer?.id]).toEqual([3, people.ann.account.id])
  const events = await server.db.query<{ event: string }>('select event from timeline where project_hash = $1', [first])
  expect(events).toEqual([{ event: 'claimed' }])
  expect([await next(people.ann), await next(people.ann)]).toEqual([second, null])
})

it('follows the sort and the names of the queue', async () => {
  const [small, large, middle] = await waiting(5, 90, 9)
  expect(await next(people.ann, { name: 'no such project' })).toBeNull()
  expect(await next(people.ann, { sort: 'power' })).toBe(large)
  expect(await next(people.ann, { sort: 'power', direction: 'asc' })).toBe(small)
  expect(await next(people.ann, { company: '' })).toBe(middle)
})

it('is not the one that was just put back', async () => {
  const [first, second] = await waiting(5, 9)
  expect(await next(people.ann, { except: first })).toBe(second)
  expect(await next(people.ann, { except: first })).toBeNull()
})

it('gives engineers who ask at once a job each, as long as there are some', async () => {
  const hashes = await waiting(1, 2, 3, 4, 5)
  const askers = [people.ann, people.bob, people.ann, people.bob, people.ann, people.bob, people.ann]
  const taken = await Promise.all(askers.map((who) => next(who)))
  expect(taken.filter((hash) => hash !== null).toSorted()).toEqual(hashes.toSorted())
  expect(taken.filter((hash) => hash === null)).toHaveLength(2)
  expect(server.errors).toEqual([])
})

it('is for staff only', async () => {
  await waiting(1)
  const answers = [undefined, people.installer, await server.caller('administrator', 'provider')].map((who) =>
    server.call('nextJob', { ...(who ? { token: who.token } : {}), body: {} }),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 403, 200])
})

it('an administrator gives a project that nobody holds to an engineer, who is told', async () => {
  const [hash] = await waiting(5)
  const administrator = await server.caller('administrator', 'provider')
  const give = (who: Caller, engineer: string) =>
    server.call('assignProject', { token: who.token, body: { hash, engineer } })
  expect((await give(administrator, people.installer.account.id)).body.message).toMatch(/no active engineer/)
  await done(give(administrator, people.bob.account.id))
  const [row] = (await queue(people.ann, { state: 'review' })).rows
  const { id, name } = people.bob.account
  expect(row).toMatchObject({ hash, engineer: { id, name }, moves: [] })
  const late = await give(people.ann, people.ann.account.id)
  expect([late.status, late.body.message]).toEqual([409, `${name} has taken this project.`])
  const told = await server.db.query<{ accountId: string; kind: string }>(
    'select account_id, kind from notices where project_hash = $1',
    [hash],
  )
  expect(told).toContainEqual({ accountId: id, kind: 'handedOver' })
})
