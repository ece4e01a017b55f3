import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { clearedAnswers, clearedWords } from './cleared-words.ts'
import { trimmed } from './trimmed.ts'

const say = sayIn('en-AU')

const field = (label: string) => ({ step: 'structure' as const, field: label, label })

it('names everything that was cleared', () => {
  expect(clearedWords(say, [field('Depth')])).toBe('Cleared, because it depends on this choice: Depth.')
  expect(clearedWords(say, [field('Depth'), field('Thickness'), field('Support Condition')])).toBe(
    'Cleared, because it depends on this choice: Depth, Thickness and Support Condition.',
  )
})

it('trims texts and leaves everything else', () => {
  expect(trimmed({ name: '  Shed  ', size: 3, none: null })).toEqual({ name: 'Shed', size: 3, none: null })
})

it('does not mention a support condition that was never asked', () => {
  const blank = emptyProject('2026-11-21 10:00:00')
  const before = (depth: number) => ({
    ...blank,
    structure: { ...blank.structure, section: 'top-hat' as const, depth },
  })
  const cleared = [field('thickness'), field('support')]
  expect(clearedAnswers(cleared, before(0)).map((entry) => entry.field)).toEqual(['thickness'])
  expect(clearedAnswers(cleared, before(2))).toEqual(cleared)
})
