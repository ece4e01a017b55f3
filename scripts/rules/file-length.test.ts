import { expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

const longest = 300

it('no file is longer than can be read at a sitting', () => {
  const long = sourceFiles()
    .filter((path) => /\.(ts|tsx|mjs|css|sql)$/.test(path))
    .map((path) => ({ path, lines: textOf(path).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longest)
  expect(long).toEqual([])
})
