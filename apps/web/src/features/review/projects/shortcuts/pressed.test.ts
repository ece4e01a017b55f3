import { expect, it, vi } from 'vitest'
import { actionOf } from './pressed.ts'
import { shortcutIds, shortcuts } from './shortcuts.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, defaultPrevented: false }

it('no key means two things in one place', () => {
  for (const place of ['queue', 'project'] as const) {
    const keys = shortcutIds
      .filter((id) => shortcuts[id].where === place || shortcuts[id].where === 'everywhere')
      .map((id) => shortcuts[id].key)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

it('a key acts where the screen has an action for it, alone and not while composing', () => {
  const accept = vi.fn()
  actionOf({ ...plain, key: 'a' }, { accept })?.()
  expect(accept).toHaveBeenCalledOnce()
  expect(actionOf({ ...plain, key: 'a' }, {})).toBeNull()
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented'])
    expect(actionOf({ ...plain, key: 'a', [held]: true }, { accept })).toBeNull()
})

it('digits tick the item of their number; zero ticks none', () => {
  const item = vi.fn()
  actionOf({ ...plain, key: '7' }, { item })?.()
  expect(item).toHaveBeenCalledWith(7)
  expect(actionOf({ ...plain, key: '0' }, { item })).toBeNull()
})
