import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { engineVersion } from './version.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))

test('the engine imports types of the contract and its own files, nothing else', () => {
  expect(sources.length).toBeGreaterThan(50)
  for (const { name, text } of sources)
    for (const [line, type, from] of text.matchAll(/^import (type )?[^'"]*['"]([^'"]+)['"]/gm)) {
      const own = (from as string).startsWith('.')
      const typeOfContract = type !== undefined && (from as string).startsWith('@soundroof/contract/')
      expect(own || typeOfContract, `${name}: ${line}`).toBe(true)
    }
})

test('no clock, no randomness, no environment, no global state', () => {
  for (const { name, text } of sources)
    expect(text, name).not.toMatch(/\b(Date|Math\.random|process|globalThis|fetch|console|performance)\b\s*[.(]/)
})

test('a function imported dynamically would be missed: there is none', () => {
  for (const { name, text } of sources) expect(text, name).not.toMatch(/\b(require|import)\s*\(/)
})

test('the version of the calculation is the version of the workspace', () => {
  expect(engineVersion).toBe(manifest.version)
})
