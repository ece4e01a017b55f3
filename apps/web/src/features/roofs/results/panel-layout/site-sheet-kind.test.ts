import { expect, test } from 'vitest'
import { siteSheetKind } from './site-sheet-kind.ts'

test('who reads Chinese is led to the Chinese site sheet', () => {
  expect(['en-AU', 'zh-Hans'].map(siteSheetKind)).toEqual(['site-sheet', 'site-sheet-zh-hans'])
})
