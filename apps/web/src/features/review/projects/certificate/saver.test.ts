import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Outcome, type Saving, saverOf } from './saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Content = { readonly text: string }

const at = '2026-11-21T03:10:00.000Z'

/** Answers in turn; the last one for good. */
const saving = (...answers: readonly (Outcome | Promise<Outcome>)[]) => {
  const sent: string[] = []
  const told: Saving['kind'][] = []
  const saver = saverOf<Content>({
    send: async ({ text }) => {
      const answer = answers[Math.min(sent.length, answers.length - 1)]
      sent.push(text)
      return answer ?? { kind: 'unreachable' }
    },
    tell: ({ kind }) => told.push(kind),
    pause: 1000,
    again: 5000,
  })
  return { ...saver, type: (text: string) => saver.change({ text }), sent, told }
}
const saved: Outcome = { kind: 'saved', at }

it('what is typed is sent once, a moment after the last key', async () => {
  const { type, sent, told } = saving(saved)
  type('a')
  await vi.advanceTimersByTimeAsync(900)
  type('ab')
  await vi.advanceTimersByTimeAsync(900)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect([sent, told]).toEqual([['ab'], ['waiting', 'waiting', 'saved']])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['ab'])
})

it('what is typed while an earlier state is on its way follows it, and only then all is saved', async () => {
  let answer = (_: Outcome): void => undefined
  const first = new Promise<Outcome>((resolve) => {
    answer = resolve
  })
  const { type, flush, sent, told } = saving(first, saved)
  type('a')
  const flushed = flush()
  type('ab')
  answer(saved)
  await flushed
  expect([sent, told]).toEqual([
    ['a', 'ab'],
    ['waiting', 'waiting', 'saved'],
  ])
})

it('what the server did not answer is sent again until it does', async () => {
  const { type, sent, told } = saving({ kind: 'unreachable' }, { kind: 'unreachable' }, saved)
  type('a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(told.at(-1)).toBe('unreachable')
  await vi.advanceTimersByTimeAsync(10_000)
  expect([sent, told.at(-1)]).toEqual([['a', 'a', 'a'], 'saved'])
})

it('what was refused is not sent again before it is changed', async () => {
  const { type, sent, told } = saving({ kind: 'refused', why: 'shell.project', problems: [] }, saved)
  type('a')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent, told.at(-1)]).toEqual([['a'], 'refused'])
  type('b')
  await vi.advanceTimersByTimeAsync(1000)
  expect([sent, told.at(-1)]).toEqual([['a', 'b'], 'saved'])
})

it('whoever leaves has what waits sent at once, and nothing after that', async () => {
  const { type, leave, sent } = saving({ kind: 'unreachable' })
  type('a')
  await leave()
  expect(sent).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['a'])
})
