import { emptyProject } from '@soundroof/contract/roofs/project/draft'
import { expect, it } from 'vitest'
import { draftProgress, draftTitle } from './draft-words.ts'

const blank = emptyProject('2026-11-23 09:00:00')
const named = (name: string, number: string) => ({ project: { ...blank, header: { ...blank.header, name, number } } })

it('a draft has the name of its project, or none yet', () => {
  expect(draftTitle(named('Shed', '7'))).toBe('7 · Shed')
  expect(draftTitle(named('Shed', ''))).toBe('Shed')
  expect(draftTitle(named(' ', ''))).toBe('Untitled roof')
})

it('tells how far it got', () => {
  const photosAt = 'after-solar'
  expect(draftProgress({ mode: 'add', step: 'header', photosAt })).toBe('New project, at its name')
  expect(draftProgress({ mode: 'add', step: 'structure', photosAt })).toBe('New project, at Structure: step 4 of 5')
  expect(draftProgress({ mode: 'edit', step: 'solar', photosAt })).toBe('Changes to a saved project, at Solar')
})
