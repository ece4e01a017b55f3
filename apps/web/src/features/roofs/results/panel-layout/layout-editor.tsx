import { Button } from '@mantine/core'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import { arrayWords } from '@soundroof/report/drawing/array-words'
import { useEffect } from 'react'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { LayoutThings } from './layout-things.tsx'
import type { Tool } from './map-gesture.ts'
import classes from './roof-map.module.css'
import type { LayoutEditor, Waiting } from './use-layout-editor.ts'

const toolLabels: Readonly<Record<Tool, PlainCode>> = {
  move: 'components.move',
  obstacle: 'roofs.draw-obstacle',
  walkway: 'roofs.draw-walkway',
  look: 'roofs.look',
}

const toolHints = {
  move: 'toolMove',
  obstacle: 'toolObstacle',
  walkway: 'toolWalkway',
  look: 'mapHint',
} as const satisfies Readonly<Record<Tool, string>>

const order: readonly Tool[] = ['move', 'obstacle', 'walkway', 'look']

const stepOf = ({ undo, redo }: Pick<LayoutEditor, 'undo' | 'redo'>, event: KeyboardEvent) => {
  const key = event.key.toLowerCase()
  if (key === 'y' || (key === 'z' && event.shiftKey)) return redo
  return key === 'z' ? undo : null
}

/** Ctrl+Z and Ctrl+Y on the whole page but in text fields, where the browser undoes typing. */
const useUndoKeys = ({ undo, redo }: LayoutEditor): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return
      const step = stepOf({ undo, redo }, event)
      if (step === null) return
      event.preventDefault()
      step()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo, redo])
}

type ToolsProps = { readonly editor: LayoutEditor; readonly layout: Layout | null }

/** Above the map: the tool, Undo and Redo, and the panels on the roof. */
export const LayoutTools = ({ editor: { tool, setTool, undo, redo, problem }, layout }: ToolsProps) => {
  const say = useSay()
  return (
    <div className={classes.editor}>
      <fieldset className={classes.choice}>
        <legend>{say('roofs.tool')}</legend>
        {order.map((value) => (
          <Button
            key={value}
            size="compact-md"
            variant={value === tool ? 'filled' : 'default'}
            aria-pressed={value === tool}
            onClick={() => setTool(value)}
          >
            {say(toolLabels[value])}
          </Button>
        ))}
        <Button size="compact-md" variant="default" disabled={undo === null} onClick={() => undo?.()}>
          {say('roofs.undo')}
        </Button>
        <Button size="compact-md" variant="default" disabled={redo === null} onClick={() => redo?.()}>
          {say('roofs.redo')}
        </Button>
      </fieldset>
      <p className={classes.hint}>{say(toolHints[tool])}</p>
      <p role="status">
        {problem === null ? (
          <strong>{layout === null ? '' : arrayWords(say, layout)}</strong>
        ) : (
          say(layout === null ? 'nothingDrawn' : 'formerDrawn')
        )}
      </p>
    </div>
  )
}

const Saving = ({ isChanged, isBusy, save, discard }: LayoutEditor) => {
  const say = useSay()
  return (
    <div className={classes.steps}>
      <Button variant="default" size="sm" onClick={discard}>
        {isChanged ? say('roofs.discard-changes') : say('shell.close')}
      </Button>
      <Button size="sm" disabled={!isChanged} loading={isBusy} onClick={() => void save()}>
        {say('roofs.save-layout')}
      </Button>
    </div>
  )
}

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

type Props = { readonly editor: LayoutEditor; readonly layout: Layout | null }

/** Obstacles, walkways and the array's area, drawn or typed; saved with the project. */
export const LayoutEditorPanel = ({ editor, layout }: Props) => {
  const say = useSay()

  useUndoKeys(editor)
  if (editor.waiting) return <WaitingChanges {...editor.waiting} />
  return editor.isEditing ? (
    <div className={classes.editor}>
      {editor.problem === null ? null : (
        <p role="alert" className={classes.problem}>
          {say(editor.problem)}
        </p>
      )}
      <LayoutThings editor={editor} layout={layout} />
      <Saving {...editor} />
    </div>
  ) : (
    <div className={classes.begin}>
      <Button variant="default" loading={editor.isBusy} onClick={() => void editor.begin()}>
        {say('roofs.edit-the-array-on-the-roof')}
      </Button>
    </div>
  )
}
