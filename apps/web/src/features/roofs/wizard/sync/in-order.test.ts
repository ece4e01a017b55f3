import { expect, it } from 'vitest'
import { inOrder, type Settled } from './in-order.ts'

type Job = { readonly name: string; readonly refused?: string }

/** What was sent, in order. `photos`: how often a job's photos are still on their way. */
const sent = async (
  jobs: readonly Job[],
  answers: Readonly<Record<string, Settled>> = {},
  photos: Record<string, number> = {},
): Promise<readonly string[]> => {
  const did: string[] = []
  await inOrder(jobs, {
    isWaitingForPhotos: async ({ name }) => {
      const left = photos[name] ?? 0
      if (left === 0) return false
      did.push(`photos of ${name}`)
      photos[name] = left - 1
      return left > 1
    },
    settle: async ({ name }) => {
      did.push(name)
      return answers[name] ?? 'sent'
    },
  })
  return did
}

const [first, second, third] = [{ name: 'first' }, { name: 'second' }, { name: 'third' }]

it('jobs are sent in the order in which they were calculated', async () => {
  expect(await sent([first, second, third])).toEqual(['first', 'second', 'third'])
})

it('photos of a job go before it', async () => {
  expect(await sent([first, second], {}, { first: 1, second: 1 })).toEqual([
    'photos of first',
    'first',
    'photos of second',
    'second',
  ])
})

it('a job whose photos do not arrive is not sent without them, and holds up no other', async () => {
  expect(await sent([first, second], {}, { first: 2 })).toEqual(['photos of first', 'second'])
})

it.each(['refused', 'kept', 'failed'] as const)('a job that is %s holds up no other', async (settled) => {
  expect(await sent([first, second], { first: settled })).toEqual(['first', 'second'])
})

it('a job that was refused before waits for a person', async () => {
  expect(await sent([{ ...first, refused: 'why' }, second])).toEqual(['second'])
})

it.each([
  ['sent', false],
  ['kept', false],
  ['refused', false],
  ['failed', true],
  ['unreachable', true],
] as const)('a job that is %s is to be tried again by itself: %s', async (settled, isAgain) => {
  const again = await inOrder<Job>([first], { isWaitingForPhotos: async () => false, settle: async () => settled })
  expect(again).toBe(isAgain)
})

it('nothing is tried further once the server is out of reach', async () => {
  expect(await sent([first, second, third], { second: 'unreachable' })).toEqual(['first', 'second'])
})
