import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { conditionLines, conditionsProblems } from './condition-lines.ts'

const say = sayIn('en-AU')

it('takes one condition from each line', () => {
  expect(conditionLines(' Sister the rafter at C2 \n\n  \nSend a photo')).toEqual([
    'Sister the rafter at C2',
    'Send a photo',
  ])
})

it.each([
  ['', undefined],
  ['x\n'.repeat(50), undefined],
  ['x\n'.repeat(51), 'At most 50 conditions please!'],
  ['x'.repeat(1001), 'A condition has at most 1000 characters!'],
])('tells what is too much', (text, problem) => {
  const [told] = conditionsProblems(text)
  expect(told && say(told.coded)).toBe(problem)
})
