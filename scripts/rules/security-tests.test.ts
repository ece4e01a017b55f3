import { expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

/** What docs/security.md names as proof is there: the file, and in it the test. */

const document = 'docs/security.md'
const files = new Set(sourceFiles())

type Named = { readonly path: string; readonly tests: readonly string[] }

/** Paths without a leading folder lie in the server's source. */
const placeOf = (path: string): string =>
  /^(apps|packages|data|scripts|e2e)\//.test(path) ? path : `apps/server/src/${path}`

/** `path` "name of a test", "another": what stands in quotes behind a test file is in it. */
const namedIn = (text: string): readonly Named[] =>
  [...text.matchAll(/`([\w./-]+\.(?:test\.tsx?|spec\.ts))`((?:,? (?:and )?"[^"]+")*)/g)].map(
    ([, path = '', quoted = '']) => ({
      path: placeOf(path),
      tests: [...quoted.matchAll(/"([^"]+)"/g)].map(([, test = '']) => test),
    }),
  )

/** Apostrophes are escaped in some sources, and names of suites stand in template strings. */
const plain = (text: string): string => text.replaceAll("\\'", "'").replaceAll('’', "'")

const missing = ({ path, tests }: Named): readonly string[] => {
  if (!files.has(path)) return [`${path} is not there`]
  const source = plain(textOf(path))
  return tests.filter((test) => !source.includes(plain(test))).map((test) => `${path} has no test "${test}"`)
}

it('every test that the security page names is there', () => {
  const named = namedIn(textOf(document))
  expect(named.length).toBeGreaterThan(80)
  expect(named.flatMap(missing)).toEqual([])
})

it('every path of code that the security page names is there', () => {
  const paths = [...textOf(document).matchAll(/`((?:[\w-]+\/)+[\w.-]+\.tsx?)`/g)].map(([, path = '']) => placeOf(path))
  expect(paths.length).toBeGreaterThan(80)
  expect([...new Set(paths)].filter((path) => !files.has(path))).toEqual([])
})

it('a test that is not there is found', () => {
  const text = '`platform/config.test.ts` "refuses %j", "nobody wrote this"; `platform/nothing.test.ts` "x"'
  expect(namedIn(text).flatMap(missing)).toEqual([
    'apps/server/src/platform/config.test.ts has no test "nobody wrote this"',
    'apps/server/src/platform/nothing.test.ts is not there',
  ])
})
