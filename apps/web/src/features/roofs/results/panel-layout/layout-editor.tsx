import { Button } from '@mantine/core'
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

/** The way into the editor, which lies over it and gives the focus back to it. */
export const LayoutEditorPanel = ({ editor }: { readonly editor: LayoutEditor }) => {
  const say = useSay()
  if (editor.waiting) return <WaitingChanges {...editor.waiting} />
  return (
    <div className={classes.begin}>
      <Button variant="default" loading={editor.isBusy} onClick={() => void editor.begin()}>
        {say('roofs.edit-the-array-on-the-roof')}
      </Button>
    </div>
  )
}
