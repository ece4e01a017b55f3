import { Button, NativeSelect } from '@mantine/core'
import { toast } from '../../../../../platform/toast.ts'
import { type PlainCode, useSay } from '../../../../../platform/words/use-say.ts'
import { withoutObstacle } from '../edit-layout.ts'
import { type Tool, tools } from './blocks/drag.ts'
import { turned, withBlock } from './blocks/edit-blocks.ts'
import { type SnapMode, snapModes } from './blocks/snap.ts'
import { withCopy, withNewBlock } from './blocks/steps.ts'
import classes from './edit-tools.module.css'
import { type IconName, ToolIcon } from './tool-icon.tsx'
import type { Work } from './use-work.ts'

const toolLabels: Readonly<Record<Tool, PlainCode>> = {
  move: 'components.move',
  panel: 'roofs.panel-tool',
  obstacle: 'roofs.obstacle',
  walkway: 'roofs.walkway',
}

const snapLabel = (mode: SnapMode, { roof }: Work): PlainCode => {
  if (mode === 'neighbours') return 'roofs.snap-neighbours'
  if (mode === 'off') return 'roofs.snap-off'
  const kind = roof.planes[0]?.lines[0]?.kind
  if (kind === 'course') return 'roofs.snap-courses'
  if (kind === 'rib') return 'roofs.snap-ribs'
  return roof.planes[0]?.members.run === 'up-slope' ? 'roofs.snap-rafters' : 'roofs.snap-purlins'
}

type ToolButtonProps = {
  readonly icon: IconName
  readonly label: PlainCode
  readonly isPressed?: boolean
  readonly act: (() => void) | null
}

const ToolButton = ({ icon, label, isPressed, act }: ToolButtonProps) => {
  const say = useSay()
  return (
    <Button
      className={classes.tool}
      variant={isPressed ? 'filled' : 'subtle'}
      {...(isPressed ? {} : { color: 'gray' })}
      aria-pressed={isPressed}
      disabled={act === null}
      onClick={() => act?.()}
      leftSection={<ToolIcon name={icon} />}
    >
      {say(label)}
    </Button>
  )
}

/** What is chosen is taken away: a block or an obstacle. */
export const removeChosen = ({ chosen, kept, change }: Work): void => {
  if (chosen === null) return
  change(chosen.kind === 'block' ? withBlock(kept, chosen.index, null) : withoutObstacle(kept, chosen.index), null)
}

/** A new block goes to the face of the chosen one, else to the first with room. */
const addBlock = ({ roof, kept, blocks, chosen, layout, change }: Work): void => {
  const own = chosen?.kind === 'block' ? blocks[chosen.index]?.plane : undefined
  const names = roof.planes.map(({ name }) => name)
  const order = own === undefined ? names : [own, ...names.filter((name) => name !== own)]
  for (const plane of order) {
    const next = withNewBlock(roof, kept, plane, layout.orientation)
    if (next === null) continue
    const refusal = change(next, { kind: 'block', index: blocks.length })
    if (refusal !== null) toast(refusal, 'problem')
    return
  }
  toast('noRoomForBlock')
}

const turnChosen = ({ roof, kept, blocks, chosen, change }: Work): void => {
  const block = chosen?.kind === 'block' ? blocks[chosen.index] : undefined
  if (chosen && block) change(withBlock(kept, chosen.index, turned(block, roof.panel)))
}

const copyChosen = ({ roof, kept, blocks, chosen, change }: Work): void => {
  if (chosen?.kind !== 'block') return
  const refusal = change(withCopy(roof, kept, chosen.index), { kind: 'block', index: blocks.length })
  if (refusal !== null) toast(refusal, 'problem')
}

const OnChosen = ({ work }: { readonly work: Work }) => {
  const isBlock = work.chosen?.kind === 'block'
  return (
    <>
      <ToolButton icon="turn" label="roofs.turn" act={isBlock ? () => turnChosen(work) : null} />
      <ToolButton icon="copy" label="components.copy" act={isBlock ? () => copyChosen(work) : null} />
      <ToolButton icon="remove" label="roofs.remove-it" act={work.chosen ? () => removeChosen(work) : null} />
    </>
  )
}

const SnapTo = ({ work }: { readonly work: Work }) => {
  const say = useSay()
  const { mode, setMode } = work
  return (
    <div className={classes.snap}>
      <span aria-hidden="true">{say('roofs.snap-to')}</span>
      <NativeSelect
        size="sm"
        aria-label={say('roofs.snap-to')}
        data={snapModes.map((value) => ({ value, label: say(snapLabel(value, work)) }))}
        value={mode}
        onChange={({ currentTarget }) => setMode(snapModes.find((each) => each === currentTarget.value) ?? 'off')}
      />
    </div>
  )
}

/** Above the map, on a phone below everything. */
export const EditTools = ({ work }: { readonly work: Work }) => {
  const say = useSay()
  const { editor, tool, setTool } = work
  const areBlocksKnown = editor.kept.blocks !== null
  return (
    <div role="toolbar" aria-label={say('roofs.tool')} className={classes.tools}>
      {tools.map((each) => (
        <ToolButton
          key={each}
          icon={each}
          label={toolLabels[each]}
          isPressed={each === tool}
          act={() => setTool(each)}
        />
      ))}
      <span className={classes.rule} />
      <ToolButton icon="block" label="roofs.add-block" act={areBlocksKnown ? () => addBlock(work) : null} />
      <OnChosen work={work} />
      <span className={classes.rule} />
      <ToolButton icon="undo" label="roofs.undo" act={editor.undo} />
      <ToolButton icon="redo" label="roofs.redo" act={editor.redo} />
      <SnapTo work={work} />
    </div>
  )
}
