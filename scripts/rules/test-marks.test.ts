import { expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

const marks = ['only', 'skip', 'todo', 'fixme', 'fails', 'skipIf', 'runIf']
const mark = new RegExp(
  `\\b(it|test|describe|suite|bench)(\\.\\w+)*\\.(${marks.join('|')})\\b|\\b(xit|xdescribe|fit)\\(`,
)

it('every test runs, and none runs alone', () => {
  const marked = sourceFiles()
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap((path) =>
      textOf(path)
        .split('\n')
        .flatMap((line, index) => (mark.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    )
  expect(marked).toEqual([])
})

it.each(marks)('the mark %s is recognised', (name) => {
  expect(mark.test(`test.describe.${name}('…')`)).toBe(true)
})
