import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { showAnswer } from './show-answer.ts'

const queryKey = ['record', 'h']

/** A page that has read a version, and reads again; `answer` brings what the server said then. */
const readingAgain = () => {
  const queries = new QueryClient()
  queries.setQueryData(queryKey, { version: 1 })
  let answer: (read: { readonly version: number }) => void = () => undefined
  const reading = queries.fetchQuery({
    queryKey,
    queryFn: ({ signal: _ }) =>
      new Promise<{ readonly version: number }>((resolve) => {
        answer = resolve
      }),
  })
  return {
    queries,
    answerLate: async (version: number) => {
      answer({ version })
      await reading
    },
  }
}

it('an answer to what was asked before a change does not replace what the change answered', async () => {
  const { queries, answerLate } = readingAgain()
  showAnswer(queries, queryKey, { version: 2 })
  await answerLate(1)
  expect(queries.getQueryData(queryKey)).toEqual({ version: 2 })
})

it('what was shown may be changed in part', () => {
  const { queries } = readingAgain()
  showAnswer<{ readonly version: number }>(queries, queryKey, (now) => now && { ...now, version: now.version + 1 })
  expect(queries.getQueryData(queryKey)).toEqual({ version: 2 })
})

it('other questions go on', async () => {
  const { queries, answerLate } = readingAgain()
  showAnswer(queries, ['record'], { version: 7 })
  await answerLate(3)
  expect(queries.getQueryData(queryKey)).toEqual({ version: 3 })
})
