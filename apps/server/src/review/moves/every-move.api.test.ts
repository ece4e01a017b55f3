import { api, type EndpointName } from '@soundroof/contract/api'
import { mayCall } from '@soundroof/contract/platform/access'
import { type MoveName, moveNames, outcomeOf } from '@soundroof/contract/review/moves'
import type { ProjectStatus } from '@soundroof/contract/roofs/project-status'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { serverOfFile } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import { beginReview } from '../testing/review-scene.ts'
import { aField, copyProject, deliveryDayOf, insertReviewFile } from '../testing/reviewed-projects.ts'

const say = sayIn('en-AU')

/**
 * Every move by every kind of person from every status, from the table of moves: done as it says, or refused with nothing
 * changed.
 */

const callOf: Readonly<Record<MoveName, EndpointName>> = {
  submit: 'submitProject',
  withdraw: 'withdrawProject',
  claim: 'claimProject',
  assign: 'assignProject',
  release: 'releaseProject',
  handOver: 'handOverProject',
  accept: 'acceptProject',
  moveDelivery: 'moveDelivery',
  return: 'returnProject',
  deliver: 'deliverProject',
}

const people = ['customer', 'colleague', 'stranger', 'holder', 'engineer', 'administrator'] as const
type Who = (typeof people)[number]
const statuses: readonly ProjectStatus[] = [1, 2, 3, 4, 5]

const server = await serverOfFile()

const scene = await beginReview(server)
const { installer, ann, bob } = scene
const callers = {
  customer: installer,
  colleague: await server.caller('customer', installer.account.companyId, 'member'),
  stranger: await server.caller(),
  holder: ann,
  engineer: bob,
  administrator: await server.caller('administrator', 'provider'),
}

const bodyOf = async (move: MoveName, hash: string): Promise<Record<string, unknown>> => {
  if (move === 'handOver' || move === 'assign') return { hash, engineer: callers.administrator.account.id }
  if (move === 'accept') return { hash, deliverAt: '2027-01-15' }
  if (move === 'moveDelivery')
    return { hash, deliverAt: '2027-01-20', former: await deliveryDayOf(server, hash), reason: 'Rain' }
  if (move === 'return') return { hash, field: aField, text: 'Is this right?' }
  return move === 'deliver' ? { hash, file: await insertReviewFile(server) } : { hash }
}

/** The contract's answer: a person who may not call, does not see the project, or may not move it, is told why. */
const expectedOf = (move: MoveName, who: Who, status: ProjectStatus): number => {
  const { account } = callers[who]
  if (!mayCall(api[callOf[move]].access, account) || who === 'stranger') return 403
  const holder = callers.holder.account.id
  const isSeen = account.role === 'customer' || status >= 2 || account.id === holder
  if (!isSeen) return 403
  return 'to' in outcomeOf(move, { status, engineerId: status === 2 ? null : holder }, account) ? 200 : 409
}

type State = { readonly status: ProjectStatus; readonly engineer: string | null; readonly hash: string }
const stateOf = async (hash: string): Promise<State | undefined> =>
  (
    await server.db.query<State>('select status, engineer_id as engineer, hash from projects where hash = $1', [hash])
  )[0]
const chainOf = (hash: string) =>
  server.db.query('select event, detail, hash from timeline where project_hash = $1 order by id', [hash])

const cases = people.flatMap((who) => moveNames.flatMap((move) => statuses.map((status) => ({ who, move, status }))))

it.each(cases)('$move by $who from $status', async ({ who, move, status }) => {
  const holder = status === 2 ? null : callers.holder.account.id
  const hash = await copyProject(server, scene.hash, status, holder)
  const body = await bodyOf(move, hash)
  const [before, counts] = [await stateOf(hash), await rowCounts(server.db)]
  const answer = await server.call(callOf[move], { token: callers[who].token, body })
  expect(answer.status, answer.body.message).toBe(expectedOf(move, who, status))
  if (answer.status === 200) {
    const outcome = outcomeOf(move, { status, engineerId: holder }, callers[who].account)
    expect({ to: (await stateOf(hash))?.status }).toEqual(outcome)
    expect(await chainOf(hash)).toHaveLength(1)
  } else {
    expect(await stateOf(hash)).toEqual(before)
    expect(await rowCounts(server.db)).toEqual(counts)
    expect(answer.body.message).not.toContain('{')
  }
  expect(server.errors).toEqual([])
})

it('refuses in words that name who has the project', async () => {
  const { name } = callers.holder.account
  const hash = await copyProject(server, scene.hash, 3, callers.holder.account.id)
  const refusal = async (who: Who, move: MoveName) =>
    (await server.call(callOf[move], { token: callers[who].token, body: await bodyOf(move, hash) })).body.message
  expect(await refusal('engineer', 'claim')).toBe(say('takenByOther', { engineer: name }))
  expect(await refusal('holder', 'claim')).toBe(say('takenByYou'))
  expect(await refusal('engineer', 'accept')).toBe(say('notHolder', { engineer: name }))
  expect(await refusal('customer', 'withdraw')).toBe(say('withdrawnTooLate', { engineer: name }))
})
