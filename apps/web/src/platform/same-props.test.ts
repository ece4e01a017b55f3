import { expect, test } from 'vitest'
import { sameProps } from './same-props.ts'

const shown = { label: 'Span', error: undefined as string | undefined, options: ['a', 'b'], from: [1, 2] }

test('a list made anew with the same content shows the same', () => {
  expect(sameProps(shown, { ...shown, options: ['a', 'b'], from: [1, 2] })).toBe(true)
})

test('a value, an entry of a list, or the length of a list that changes is seen', () => {
  expect(sameProps(shown, { ...shown, label: 'Spacing' })).toBe(false)
  expect(sameProps(shown, { ...shown, options: ['a', 'c'] })).toBe(false)
  expect(sameProps(shown, { ...shown, options: ['a', 'b', 'c'] })).toBe(false)
})

test('options made anew with the same words show the same', () => {
  const depths = { options: [{ value: 0, label: '100 mm' }] }
  expect(sameProps(depths, { options: [{ value: 0, label: '100 mm' }] })).toBe(true)
  expect(sameProps(depths, { options: [{ value: 0, label: '150 mm' }] })).toBe(false)
})

test('a message that appears or goes away is seen', () => {
  const refused = { ...shown, error: 'Too long' }
  expect(sameProps(shown, refused)).toBe(false)
  expect(sameProps(refused, shown)).toBe(false)
  const { error: _, ...without } = refused
  expect(sameProps<object>(refused, without)).toBe(false)
  expect(sameProps<object>(without, refused)).toBe(false)
})
