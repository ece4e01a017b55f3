import { Button, Modal } from '@mantine/core'
import type { LayoutHints } from '@soundroof/contract/roofs/panel-layout/hints'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { arrayPlan } from '@soundroof/report/drawing/array-plan'
import { useMemo, useRef, useState } from 'react'
import { useWorkInHand } from '../../../../../platform/session/log-in-again.ts'
import { type Say, useSay } from '../../../../../platform/words/use-say.ts'
import type { MapUnderlay } from '../../underlay/underlay-on-map.tsx'
import { SaidHints } from '../layout-hints.tsx'
import { LayoutWarnings } from '../layout-warnings.tsx'
import { spokenLaid } from '../spoken-layout.ts'
import { StepsDone } from '../typed-number.ts'
import type { Laid } from '../use-layout.ts'
import type { LayoutEditor } from '../use-layout-editor.ts'
import { BlockForm } from './block-form.tsx'
import { EditMap } from './edit-map.tsx'
import { EditTools } from './edit-tools.tsx'
import classes from './editing.module.css'
import { Counts, FaceTable, otherWarnings, RefusedPanels } from './side-panel.tsx'
import { AddBySize, ObstacleForm, Things, Wanted } from './things.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { useWork, type Work } from './use-work.ts'

type Props = {
  readonly project: ProjectDraft
  readonly result: BriefResult
  readonly editor: LayoutEditor
  /** The layout stored with the project. */
  readonly saved: Laid | undefined
  readonly below: MapUnderlay | null
}

const Head = ({ project, editor }: Pick<Props, 'project' | 'editor'>) => {
  const say = useSay()
  return (
    <header className={classes.head}>
      <div>
        <h1>{project.building.streetAddress}</h1>
        <p>
          {say('roofs.editing-the-array')} · {project.header.number}
        </p>
      </div>
      <Button variant="default" onClick={editor.discard}>
        {say(editor.isChanged ? 'roofs.discard-changes' : 'shell.close')}
      </Button>
      <Button disabled={!editor.isChanged} loading={editor.isBusy} onClick={() => void editor.save()}>
        {say('roofs.save-layout')}
      </Button>
    </header>
  )
}

const Problem = ({ editor }: Pick<Props, 'editor'>) => {
  const say = useSay()
  return editor.problem === null ? null : (
    <p role="alert" className={classes.refusal}>
      {say(editor.problem)} {say('formerDrawn')}
    </p>
  )
}

type SideProps = { readonly work: Work; readonly result: BriefResult; readonly hints: LayoutHints | null }

const Side = ({ work, result, hints }: SideProps) => {
  const { chosen, blocks, layout } = work
  const block = chosen?.kind === 'block' ? blocks[chosen.index] : undefined
  return (
    <div className={classes.side}>
      <Problem editor={work.editor} />
      <FaceTable work={work} room={hints?.room ?? []} />
      <RefusedPanels work={work} />
      {chosen && block ? <BlockForm work={work} block={block} index={chosen.index} /> : null}
      {chosen?.kind === 'obstacle' ? <ObstacleForm work={work} index={chosen.index} /> : null}
      <Things work={work} />
      <AddBySize work={work} />
      <Wanted work={work} />
      <LayoutWarnings result={result} layout={layout} />
      <SaidHints hints={hints} />
    </div>
  )
}

/** Zones and supports; blocks and obstacles are drawn over them. */
const bareOf = (layout: Layout): Layout => ({
  ...layout,
  refused: [],
  planes: layout.planes.map((plane) => ({ ...plane, panels: [], rails: [], obstacles: [] })),
})

type DrawnProps = Omit<Props, 'saved'> & {
  readonly layout: Layout
  readonly hints: LayoutHints | null
  readonly saved: string | null
}

const Drawn = ({ project, result, editor, layout, hints, saved, below }: DrawnProps) => {
  const say = useSay()
  const screen = useRef<HTMLDivElement>(null)
  useKeptFocus(screen)
  const work = useWork(editor, layout, { setback: result.setback, facing: project.building.frontFacing })
  // Nothing of it changes by editing, and another drawing would lose the enlarged view.
  const [first] = useState(layout)
  const scene = useMemo(
    () => arrayPlan(say, { ...project, result, layout: bareOf(first) }),
    [say, project, result, first],
  )
  return (
    <div ref={screen} className={classes.screen}>
      <Head project={project} editor={editor} />
      <EditTools work={work} />
      <Counts work={work} saved={saved} />
      {scene ? <EditMap work={work} scene={scene} below={below} /> : null}
      <Side work={work} result={result} hints={hints} />
    </div>
  )
}

/** Without a layout there is nothing to take hold of: the problem, and the way back. */
const NotDrawn = ({ project, editor }: Pick<Props, 'project' | 'editor'>) => {
  const say = useSay()
  return (
    <div className={classes.screen}>
      <Head project={project} editor={editor} />
      <div className={classes.side}>
        <Button variant="default" disabled={editor.undo === null} onClick={() => editor.undo?.()}>
          {say('roofs.undo')}
        </Button>
        <p role="alert">{say(editor.problem ?? 'nothingDrawn')}</p>
      </div>
    </div>
  )
}

/** Panels and feet as they are saved. */
const savedWords = (say: Say, saved: Laid | undefined): string | null => {
  if (!saved?.answer) return null
  const { placed: panels, planes } = saved.answer.layout
  const feet = planes.flatMap(({ rails }) => rails).reduce((sum, rail) => sum + rail.feet.length, 0)
  return say(panels === 1 ? 'roofs.1-panel-and-feet' : 'roofs.panels-and-feet', { panels, feet })
}

const nothing = (): void => undefined

/** Tools, map, counts and Save on one screen, over the page. */
export const EditScreen = ({ saved, ...props }: Props) => {
  const say = useSay()
  const { editor } = props
  useUndoKeys(editor)
  useWorkInHand()
  const answered = editor.laid?.answer ? editor.laid : saved
  const layout = useMemo(() => {
    const answer = answered && spokenLaid(say, answered).answer
    return answer ? { ...answer.layout, warnings: otherWarnings(answer) } : null
  }, [say, answered])
  return (
    <Modal.Root
      opened
      fullScreen
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={nothing}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Content aria-label={say('roofs.edit-the-array-on-the-roof')}>
        <Modal.Body p={0}>
          <StepsDone value={editor.steps}>
            {layout ? (
              <Drawn
                {...props}
                layout={layout}
                hints={answered?.answer?.hints ?? null}
                saved={savedWords(say, saved)}
              />
            ) : (
              <NotDrawn project={props.project} editor={editor} />
            )}
          </StepsDone>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
