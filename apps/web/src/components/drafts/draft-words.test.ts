import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { draftProgress, draftTitle } from './draft-words.ts'

const say = sayIn('en-AU')

const blank = emptyProject('2026-11-23 09:00:00')
const named = (name: string, number: string) => ({ project: { ...blank, header: { ...blank.header, name, number } } })

it('a draft has the name of its project, or none yet', () => {
  expect(draftTitle(say, named('Shed', '7'))).toBe('7 · Shed')
  expect(draftTitle(say, named('Shed', ''))).toBe('Shed')
  expect(draftTitle(say, named(' ', ''))).toBe('Untitled roof')
})

it('tells how far it got', () => {
  const photosAt = 'after-solar'
  expect(draftProgress(say, { mode: 'add', step: 'header', photosAt })).toBe('New project, at its name')
  expect(draftProgress(say, { mode: 'add', step: 'structure', photosAt })).toBe(
    'New project, at Structure: step 4 of 5',
  )
  expect(draftProgress(say, { mode: 'edit', step: 'solar', photosAt })).toBe('Changes to a saved project, at Solar')
})
