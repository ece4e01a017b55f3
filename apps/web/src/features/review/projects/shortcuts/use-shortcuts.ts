import { useEffect } from 'react'
import { browserKeyValue } from '../../../../platform/key-value.ts'
import { createStore, useStore } from '../../../../platform/store.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { type Actions, actionOf } from './pressed.ts'
import { type ShortcutId, shortcuts } from './shortcuts.ts'

const kept = browserKeyValue()
const keptAs = 'soundroof.shortcuts'
const isOnStore = createStore(kept.read(keptAs) !== 'off')

/** Keys pressed alone act on this device; WCAG 2.2, 2.1.4: people who dictate turn them off. */
export const useShortcutsOn = (): boolean => useStore(isOnStore)

export const turnShortcuts = (isOn: boolean): void => {
  if (isOn) kept.remove(keptAs)
  else kept.write(keptAs, 'off')
  isOnStore.set(isOn)
}

/** Fields, and drawings with keys of their own. */
const ownKeys = [
  'textarea',
  'select',
  '[contenteditable]',
  '[role="application"]',
  '[role="slider"]',
  '[role="combobox"]',
  'input:not([type="checkbox"],[type="radio"])',
].join(',')

const isLeftAlone = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(ownKeys) !== null) ||
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null

/** Not while typing, and not below a dialog. */
export const useShortcuts = (actions: Actions): void => {
  const isOn = useShortcutsOn()
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const act = isLeftAlone(event.target) ? null : actionOf(event, actions)
      if (act === null) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}

/** Of the button that does the same. */
const named = (say: Say, id: ShortcutId) => {
  const { key } = shortcuts[id]
  return { title: say('review.key', { key: key.toUpperCase() }), 'aria-keyshortcuts': key }
}

/** Props that tell a button's shortcut; none while they are off. */
export const useShortcutProps = () => {
  const say = useSay()
  const isOn = useShortcutsOn()
  return (id: ShortcutId) => (isOn ? named(say, id) : {})
}
