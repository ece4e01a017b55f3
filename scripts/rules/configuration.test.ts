import { expect, it } from 'vitest'
import { textOf } from '../sources.mjs'

const read = [...textOf('apps/server/src/platform/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
  ([, name]) => name,
)
const table = textOf('docs/configuration.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))

it('docs/configuration.md names every variable that the server reads, and no other', () => {
  expect([...table].sort()).toEqual([...read].sort())
  expect(read).toContain('DATA_DIR')
})
