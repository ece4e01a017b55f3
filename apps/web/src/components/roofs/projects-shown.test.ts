import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { projectsShown } from './projects-shown.ts'

const say = sayIn('en-AU')

it.each([
  [1, 1, false, '1 project'],
  [3, 3, false, '3 projects'],
  [50, 132, false, '50 of 132 projects'],
  [1000, 1000, false, '1,000 projects'],
  [50, 1000, true, '50 of more than 1,000 projects'],
  [1050, 1000, true, '1,050 of more than 1,000 projects'],
])('%i of %i, capped %s: %s', (shown, total, totalIsCapped, words) => {
  expect(projectsShown(say, shown, { total, totalIsCapped })).toBe(words)
})
