import { Button } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from './roof-map.module.css'
import type { LayoutEditor, Waiting } from './use-layout-editor.ts'

/** Unsaved changes never open by themselves: the drawing may be of another roof. */
const WaitingChanges = ({ apply, drop, isBusy }: Waiting) => {
  const say = useSay()
  return (
    <div className={classes.editor}>
      <p role="alert">{say('layoutChangesWait')}</p>
      <div className={classes.steps}>
        <Button variant="default" size="sm" onClick={drop}>
          {say('roofs.drop-my-changes')}
        </Button>
        <Button size="sm" loading={isBusy} onClick={() => void apply()}>
          {say('roofs.put-my-changes-on-it')}
        </Button>
      </div>
    </div>
  )
}

/** The button that opened the editor has the focus again once it is closed, and may be pressed. */
const useFocusBack = ({ isEditing, isBusy, isFocusOwed: isOwed }: LayoutEditor) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isEditing) isOwed.current = true
    if (isEditing || isBusy || !isOwed.current) return
    isOwed.current = false
    button.current?.focus({ preventScroll: true })
  }, [isEditing, isBusy, isOwed])
  // Goes while the saved array is laid out: the next one gets the focus.
  useLayoutEffect(
    () => () => {
      if (button.current !== null && button.current === document.activeElement) isOwed.current = true
    },
    [isOwed],
  )
  return button
}

/** The way into the editor, which lies over it. */
export const LayoutEditorPanel = ({ editor }: { readonly editor: LayoutEditor }) => {
  const say = useSay()
  const button = useFocusBack(editor)
  if (editor.waiting) return <WaitingChanges {...editor.waiting} />
  return (
    <Button ref={button} variant="default" size="sm" loading={editor.isBusy} onClick={() => void editor.begin()}>
      {say('roofs.edit-the-array-on-the-roof')}
    </Button>
  )
}
