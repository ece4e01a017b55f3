import { expect, test } from 'vitest'
import { lastQuestion, unlessChanged } from './last-question.ts'

test('only the answer to the last question counts, in whatever order the answers arrive', async () => {
  const { ask } = lastQuestion()
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('Hobart'), 5))
  const answers = [ask(late), ask(Promise.resolve('Cairns'))]
  expect(await Promise.all(answers)).toEqual([null, 'Cairns'])
})

test('no answer counts once the step is left', async () => {
  const { ask, end } = lastQuestion()
  const answer = ask(Promise.resolve('Cairns'))
  end()
  expect(await answer).toBeNull()
})

test('an answer does not replace what was chosen by hand while it was on its way', async () => {
  let state = ''
  const asked = unlessChanged(Promise.resolve('Cairns'), () => state)
  state = 'Tasmania'
  expect(await asked).toBeNull()
  expect(await unlessChanged(Promise.resolve('Cairns'), () => state)).toBe('Cairns')
})
