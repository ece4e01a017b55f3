import { type ShortcutId, shortcuts } from './shortcuts.ts'

/** What a shortcut does on this screen; the number is of the key `1–9`, and 0 for others. */
export type Actions = { readonly [Id in ShortcutId]?: (number: number) => void }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>

/** Null: the press is none of the shortcuts that the screen has. */
export const actionOf = (pressed: Pressed, actions: Actions): (() => void) | null => {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = pressed
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return null
  const number = /^[1-9]$/.test(key) ? Number(key) : 0
  const ids = Object.keys(actions) as readonly ShortcutId[]
  const id = ids.find((one) => (number > 0 ? one === 'item' : shortcuts[one].key === key))
  const act = id && actions[id]
  return act ? () => act(number) : null
}
