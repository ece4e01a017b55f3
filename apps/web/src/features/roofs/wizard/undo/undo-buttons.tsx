import { useSay } from '../../../../platform/words/use-say.ts'

import classes from './undo-buttons.module.css'
import type { Direction } from './undo-keys.ts'
import { type UndoneStep, useUndo } from './use-undo.ts'

const arrows: Readonly<Record<Direction, string>> = {
  undo: 'M7 4 3 8l4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H7',
  redo: 'M13 4l4 4-4 4M16.5 8H8a4.5 4.5 0 0 0 0 9h5',
}
const shortcuts: Readonly<Record<Direction, string>> = {
  undo: 'Control+Z Meta+Z',
  redo: 'Control+Shift+Z Meta+Shift+Z Control+Y',
}

type ButtonProps = { readonly direction: Direction; readonly can: boolean; readonly onPress: () => void }

/** Inert instead of disabled where there is nothing to do, so that the last press keeps the focus. */
const UndoButton = ({ direction, can, onPress }: ButtonProps) => {
  const say = useSay()
  return (
    <button
      type="button"
      className={classes.button}
      aria-disabled={!can}
      aria-keyshortcuts={shortcuts[direction]}
      onClick={() => can && onPress()}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={arrows[direction]} />
      </svg>
      <span>{say(direction)}</span>
    </button>
  )
}

/** Undo and Redo of the whole wizard. */
export const UndoButtons = ({ step }: { readonly step: UndoneStep }) => {
  const { canUndo, canRedo, go } = useUndo(step)
  return (
    <span className={classes.buttons}>
      <UndoButton direction="undo" can={canUndo} onPress={() => go('undo')} />
      <UndoButton direction="redo" can={canRedo} onPress={() => go('redo')} />
    </span>
  )
}
