import { expect, test } from 'vitest'
import { isOfKeyboard } from './composing.ts'

test.each([
  ['composing a character', { isComposing: true, keyCode: 13 }, true],
  ['ending a composition, as Safari tells it', { isComposing: false, keyCode: 229 }, true],
  ['pressed by itself', { isComposing: false, keyCode: 13 }, false],
])('Enter %s is the keyboard’s: %o', (_, event, expected) => {
  expect(isOfKeyboard(event)).toBe(expected)
})
