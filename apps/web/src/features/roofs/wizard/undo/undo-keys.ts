import { fieldsOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'

export type Direction = 'undo' | 'redo'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Ctrl or Cmd with Z, Shift+Z or Y. */
export const directionOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): Direction | null => {
  if (altKey || ctrlKey === metaKey) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null
}

type Typed = { readonly name: string; readonly isUnsaved: boolean }

/** Text that the draft does not have, refused or of no field of the step: the browser undoes it. */
export const undoesItself = (step: StepId, { name, isUnsaved }: Typed): boolean =>
  isUnsaved || !(name in fieldsOf(step) || name.startsWith('options.'))
