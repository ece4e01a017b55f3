import { expect, it } from 'vitest'
import { type Caller, member, ownWork, visitor } from './caller.ts'
import { connectionTurns } from './connection-turns.ts'
import { WaitedForItself } from './database-away.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Turns, noted as they begin and given back by name. */
const noted = (totals: Parameters<typeof connectionTurns>[0]) => {
  const take = connectionTurns(totals)
  const begun: string[] = []
  const behindThemselves: string[] = []
  const ends = new Map<string, () => void>()
  const asks = (what: string, caller: Caller, isTransaction = true, longestMs: number | null = null) =>
    take({ caller, isTransaction }, longestMs).then(({ giveBack, forItselfMs }) => {
      begun.push(what)
      ends.set(what, giveBack)
      if (forItselfMs > 0) behindThemselves.push(what)
    })
  const end = async (what: string): Promise<void> => {
    ends.get(what)?.()
    await settled()
  }
  return { asks, end, begun, behindThemselves }
}

const ann = member('account ann', 'one', null)
const bob = member('account bob', 'two', null)
const annOn = (project: string) => member('account ann', 'one', project)

it.each([1, 2])(
  'gives the next of %i connections to whose turn is longest ago, then to whoever came first',
  async (connections) => {
    const { asks, end, begun } = noted({ connections, transactions: connections })
    for (const what of ['ann 1', 'ann 2', 'ann 3', 'ann 4', 'ann 5']) void asks(what, ann)
    void asks('bob 1', bob)
    void asks('bob 2', bob)
    void asks('report', ownWork)
    await settled()
    expect(begun).toEqual(['ann 1', 'ann 2'].slice(0, connections))
    for (let ended = 0; ended < 7; ended++) await end(begun[ended] ?? '')
    expect(begun.slice(connections, connections + 5)).toEqual(
      connections === 1
        ? ['bob 1', 'report', 'ann 2', 'bob 2', 'ann 3']
        : ['bob 1', 'report', 'ann 3', 'bob 2', 'ann 4'],
    )
  },
)

it('lets an account have four transactions, and read beside them', async () => {
  const { asks, end, begun } = noted({ connections: 20, transactions: 14 })
  for (const what of ['1', '2', '3', '4', '5']) void asks(what, ann)
  void asks('reads', ann, false)
  await settled()
  expect(begun).toEqual(['1', '2', '3', '4', 'reads'])
  await end('reads')
  expect(begun).toHaveLength(5)
  await end('3')
  expect(begun[5]).toBe('5')
})

it('lets one transaction at a time change a project, and does not let others wait behind it', async () => {
  const { asks, end, begun } = noted({ connections: 20, transactions: 14 })
  for (const what of ['p 1', 'p 2', 'p 3', 'p 4', 'p 5']) void asks(what, annOn('p'))
  void asks('q', annOn('q'))
  void asks('p of another company', member('account bob', 'two', 'p'))
  await settled()
  expect(begun).toEqual(['p 1', 'q', 'p of another company'])
  await end('p 1')
  expect(begun.slice(3)).toEqual(['p 2'])
})

it('says who waited for its own transactions', async () => {
  const { asks, end, behindThemselves } = noted({ connections: 1, transactions: 1 })
  void asks('p 1', annOn('p'))
  void asks('p 2', annOn('p'))
  void asks('bob', bob)
  await settled()
  for (const what of ['p 1', 'bob', 'p 2']) await end(what)
  expect(behindThemselves).toEqual(['p 2'])
})

it('leaves connections to reading when every transaction is taken', async () => {
  const { asks, begun } = noted({ connections: 3, transactions: 2 })
  for (const name of ['a', 'b', 'c']) void asks(name, member(`account ${name}`, name, null))
  void asks('reads', visitor('192.0.2.1'), false)
  await settled()
  expect(begun).toEqual(['a', 'b', 'reads'])
})

it('takes no connection for a caller who has waited too long', async () => {
  const { asks, end, begun } = noted({ connections: 1, transactions: 1 })
  void asks('ann', ann)
  await expect(asks('bob', bob, true, 1)).rejects.toThrow('the time of the call is used up')
  await expect(asks('ann in time', ann, true, 1)).rejects.toThrow('the time of the call is used up')
  await end('ann')
  void asks('ann again', ann)
  await settled()
  expect(begun).toEqual(['ann', 'ann again'])
})

it('tells a caller who waits only for its own transactions that these are too many', async () => {
  const { asks } = noted({ connections: 20, transactions: 14 })
  for (const what of ['1', '2', '3', '4']) void asks(what, ann)
  await expect(asks('5', ann, true, 1)).rejects.toThrow(WaitedForItself)
})

const fromNetwork = (last: number) => visitor(`192.0.2.${last}`)

it('counts all who are not known yet as one, and among them each network', async () => {
  const { asks, end, begun } = noted({ connections: 1, transactions: 1 })
  void asks('ann 1', ann, false)
  for (const last of [1, 1, 2, 3]) void asks(`guess from ${last}`, fromNetwork(last), false)
  void asks('ann 2', ann, false)
  void asks('ann 3', ann, false)
  await settled()
  for (let ended = 0; ended < 6; ended++) await end(begun[ended] ?? '')
  const inTurn = ['ann 1', 'guess from 1', 'ann 2', 'guess from 2', 'ann 3', 'guess from 3', 'guess from 1']
  expect(begun).toEqual(inTurn)
})
