import { messages } from '@soundroof/words/en-au/messages/messages'
import { results } from '@soundroof/words/en-au/results/results'
import { expect, it } from 'vitest'
import { sourceFiles, textOf } from '../../../../scripts/sources.mjs'
import { everyToldWord } from './every-told-word.ts'

it('a code is a message, a message of a result or a word of ours, and not two of these', () => {
  const keys = [...Object.keys(messages), ...Object.keys(results), ...everyToldWord]
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

it('every word that stands in a rule is among them', () => {
  const sources = ['packages/contract/src', 'apps/server/src'].flatMap(sourceFiles)
  const told = sources
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$/.test(path))
    .flatMap((path) => [...textOf(path).matchAll(/\bword\('([^']+)'\)/g)].map(([, word]) => word ?? ''))
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter((word) => !everyToldWord.has(word))).toEqual([])
})
