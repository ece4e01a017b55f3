import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { useEffect } from 'react'
import { focusSoon } from '../../../../components/fields/error-summary.tsx'
import { moveInHistory, useHistory, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { hideToast, toastBelow } from '../../../../platform/toast.ts'
import { stepAddress } from '../../../../platform/wizard-route.ts'
import { alreadySaid, type Message, type Say, useSay } from '../../../../platform/words/use-say.ts'
import { focusFieldOnEntry, forgetServerProblem } from '../problems/server-problems.ts'
import { type Direction, directionOf, undoesItself } from './undo-keys.ts'
import { undoWords } from './undo-words.ts'

/** The step on screen. */
export type UndoneStep = { readonly id: StepId; readonly wizard: WizardDraft; readonly readOnly: boolean }

let told: Message | null = null
const tell = (words: Message): void => {
  if (told !== null) hideToast(told)
  toastBelow(words)
  told = words
}

/** The element of a field: an option has its whole path. */
const elementOf = (path = ''): string => (path.startsWith('options.') ? path : (path.split('.')[1] ?? ''))

const move = (say: Say, { id, wizard }: UndoneStep, direction: Direction, by: 'key' | 'button'): boolean => {
  const moved = moveInHistory(direction)
  if (moved === null) return false
  const { step, changes } = moved.entry
  const paths = Object.keys(changes)
  forgetServerProblem(
    step,
    paths.map((path) => elementOf(path)),
  )
  tell(alreadySaid(undoWords(say, changes, direction)))
  const field = elementOf(paths[0])
  if (step !== id) {
    focusFieldOnEntry(field)
    goTo(stepAddress(step, wizard))
  } else if (by === 'key') focusSoon(field)
  return true
}

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null

const isTextBox = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

const isLeftToField = ({ id }: UndoneStep, target: EventTarget | null): boolean =>
  isTextBox(target) && undoesItself(id, { name: target.name, isUnsaved: target.dataset.unsaved !== undefined })

/** Undo and Redo over the whole project, by key or button. */
export const useUndo = (step: UndoneStep) => {
  const say = useSay()

  const { past, future } = useHistory(step.wizard.id)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const direction = directionOf(event)
      if (direction === null || step.readOnly || isDialogOpen() || isLeftToField(step, event.target)) return
      if (move(say, step, direction, 'key')) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    go: (direction: Direction) => move(say, step, direction, 'button'),
  }
}
