import { expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

const longest = 300

/** What its first line says where a file is better whole. */
const reason = /^\/[/*]+ Longer than 300 lines: \S.{20}/

it('a file longer than can be read at a sitting says why in its first line', () => {
  const long = sourceFiles()
    .filter((path) => /\.(ts|tsx|mjs|css|sql)$/.test(path))
    .map((path) => ({ path, text: textOf(path).trimEnd() }))
    .filter(({ text }) => text.split('\n').length > longest && !reason.test(text))
  expect(long.map(({ path, text }) => `${path}: ${text.split('\n').length} lines`)).toEqual([])
})
