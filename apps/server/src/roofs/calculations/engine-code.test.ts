import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { codeAt } from './engine-code.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const written = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'soundroof-code-'))
  folders.push(folder)
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    utimesSync(file, folders.length, folders.length)
  }
  return folder
}

const sources = {
  'packages/engine/src/assess.ts': 'export const assess = 1',
  'packages/contract/src/roofs/result.ts': 'export type Result = 1',
  'packages/report/src/comparison/worse.ts': 'export const worse = 1',
}
const ofSources = (files: Readonly<Record<string, string>>) =>
  codeAt(pathToFileURL(join(written(files), 'apps/server/src/roofs/calculations/engine-code.ts')).href)
const ofBundle = (content: string) =>
  codeAt(pathToFileURL(join(written({ 'calculation-worker.js': content }), 'main.js')).href)

it.each(Object.keys(sources))('a change of %s is another code', (path) => {
  expect(ofSources({ ...sources, [path]: 'changed' })).not.toBe(ofSources(sources))
})

it('the same sources are the same code in any folder, written in any order, at any time, with other tests', () => {
  const reversed = Object.fromEntries(Object.entries(sources).reverse())
  const tests = { 'packages/engine/src/assess.test.ts': 'tested', 'packages/report/src/testing/sample.ts': 'a sample' }
  expect(ofSources({ ...reversed, ...tests })).toBe(ofSources(sources))
})

it('code that has moved to another file is another code', () => {
  const { 'packages/engine/src/assess.ts': assess, ...rest } = sources
  expect(ofSources({ ...rest, 'packages/engine/src/moved.ts': assess })).not.toBe(ofSources(sources))
})

it('a built server has the code of the thread beside it', () => {
  expect(ofBundle('one')).toBe(ofBundle('one'))
  expect(ofBundle('two')).not.toBe(ofBundle('one'))
})
