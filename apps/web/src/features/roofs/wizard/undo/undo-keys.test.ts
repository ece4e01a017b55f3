import { expect, it } from 'vitest'
import { directionOf, undoesItself } from './undo-keys.ts'

const plain = { key: 'z', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

it('Ctrl+Z and Cmd+Z undo; with Shift, or Ctrl+Y, is redo', () => {
  expect(directionOf({ ...plain, ctrlKey: true })).toBe('undo')
  expect(directionOf({ ...plain, metaKey: true })).toBe('undo')
  expect(directionOf({ ...plain, key: 'Z', ctrlKey: true, shiftKey: true })).toBe('redo')
  expect(directionOf({ ...plain, key: 'y', ctrlKey: true })).toBe('redo')
})

it.each([plain, { ...plain, ctrlKey: true, altKey: true }, { ...plain, key: 'x', ctrlKey: true }])(
  'nothing else does: %j',
  (pressed) => {
    expect(directionOf(pressed)).toBeNull()
  },
)

it('leaves a field alone whose text is not saved', () => {
  expect(undoesItself('building', { name: 'length', isUnsaved: false })).toBe(false)
  expect(undoesItself('building', { name: 'options.altitude', isUnsaved: false })).toBe(false)
  expect(undoesItself('building', { name: 'length', isUnsaved: true })).toBe(true)
  expect(undoesItself('building', { name: 'place', isUnsaved: false })).toBe(true)
})
