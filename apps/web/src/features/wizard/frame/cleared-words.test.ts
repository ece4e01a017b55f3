import { expect, it } from 'vitest'
import { clearedWords } from './cleared-words.ts'
import { trimmed } from './trimmed.ts'

const field = (label: string) => ({ step: 'structure' as const, field: label, label })

it('names everything that was cleared', () => {
  expect(clearedWords([field('Depth')])).toBe('Cleared, because it depends on this choice: Depth.')
  expect(clearedWords([field('Depth'), field('Thickness'), field('Support Condition')])).toBe(
    'Cleared, because it depends on this choice: Depth, Thickness and Support Condition.',
  )
})

it('trims texts and leaves everything else', () => {
  expect(trimmed({ name: '  Shed  ', size: 3, none: null })).toEqual({ name: 'Shed', size: 3, none: null })
})
