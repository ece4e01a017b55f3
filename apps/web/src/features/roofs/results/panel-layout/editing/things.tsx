import { Button } from '@mantine/core'
import { parseWith } from '@soundroof/contract/platform/parse'
import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import { type Obstacle, obstacle as obstacleSchema } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { faceName } from '@soundroof/report/wording/face-name'
import { plain } from '@soundroof/report/wording/number-text'
import { toast } from '../../../../../platform/toast.ts'
import { type Message, useSay } from '../../../../../platform/words/use-say.ts'
import { isFull, withChangedObstacle, withObstacle } from '../edit-layout.ts'
import { FrameField } from '../frame-field.tsx'
import { LateNumberField } from '../late-number-field.tsx'
import { faceLabel } from '../plane-labels.ts'
import { RectangleForm } from '../rectangle-form.tsx'
import { placedAnew } from '../unsaved/history.ts'
import { WantedFields } from '../wanted-fields.tsx'
import { panelsOf } from './blocks/block-rows.ts'
import type { Chosen } from './blocks/drag.ts'
import { extentOf } from './blocks/face-room.ts'
import classes from './editing.module.css'
import { RowsFace } from './rows-face.tsx'
import { useKeys } from './use-keys.ts'
import type { Work } from './use-work.ts'

const kindLabels = { obstacle: 'roofs.obstacle', walkway: 'roofs.walkway' } as const

type ThingProps = { readonly work: Work; readonly thing: Chosen; readonly title: string }

/** Chooses by press; arrow keys move it from here too. */
const Thing = ({ work, thing, title }: ThingProps) => {
  const { press, lift, leave } = useKeys(work)
  const { chosen } = work
  const isChosen = chosen?.kind === thing.kind && chosen.index === thing.index
  return (
    <li>
      <Button
        className={classes.thing}
        variant={isChosen ? 'light' : 'subtle'}
        size="compact-md"
        aria-pressed={isChosen}
        onClick={() => work.choose(thing)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && !isChosen && work.choose(thing)}
        onKeyDown={press}
        onKeyUp={lift}
        onBlur={leave}
      >
        {title}
      </Button>
    </li>
  )
}

/** Everything on the roof, for keys and for small things. */
export const Things = ({ work }: { readonly work: Work }) => {
  const say = useSay()
  const { blocks, kept, roof } = work
  return (
    <ul className={classes.things} aria-label={say('roofs.blocks-obstacles-and-walkways')}>
      {blocks.map((block, index) => (
        <Thing
          // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its position in the list
          key={`block ${index}`}
          work={work}
          thing={{ kind: 'block', index }}
          title={say('roofs.block-on-face', {
            number: index + 1,
            face: faceLabel(say, block.plane, work.facing),
            panels: panelsOf(block, roof.panel).length,
          })}
        />
      ))}
      {kept.obstacles.map(({ kind, plane, width, height }, index) => (
        <Thing
          // biome-ignore lint/suspicious/noArrayIndexKey: an obstacle has no identity but its position in the list
          key={`obstacle ${index}`}
          work={work}
          thing={{ kind: 'obstacle', index }}
          title={`${say('roofs.value-kind-number-plane', {
            kind: say(kindLabels[kind]),
            number: index + 1,
            plane: faceName(say, plane, work.facing),
          })}: ${plain(Math.round(width))} × ${plain(Math.round(height))} mm`}
        />
      ))}
    </ul>
  )
}

/** Size of a chimney, or across a plane, to be corrected by measuring: in the middle, where a face with hips is widest up the slope. */
const beginningOf = (kind: Obstacle['kind'], { name, outline }: LaidPlane): Obstacle => {
  const room = extentOf({ outline })
  const height = Math.min(kind === 'walkway' ? 2000 : 600, Math.floor(room.height / 2))
  const width = Math.min(600, Math.floor(room.width / 2))
  const x = Math.round(room.x + (room.width - width) / 2)
  return { kind, plane: name, x, y: Math.min(1000, Math.floor(room.height / 8)), width, height }
}

/** The face of what is chosen, else the first. */
const faceOf = ({ chosen, blocks, kept, roof }: Work): LaidPlane | undefined => {
  const things = chosen?.kind === 'block' ? blocks : kept.obstacles
  const name = chosen ? things[chosen.index]?.plane : undefined
  return roof.planes.find((each) => each.name === name) ?? roof.planes[0]
}

export const AddBySize = ({ work }: { readonly work: Work }) => {
  const say = useSay()
  const { kept, change } = work
  const add = (kind: Obstacle['kind']): void => {
    const face = faceOf(work)
    if (isFull(kept)) toast('tooManyObstacles')
    else if (face)
      change(withObstacle(kept, beginningOf(kind, face)), { kind: 'obstacle', index: kept.obstacles.length })
  }
  return (
    <div className={classes.ways}>
      <Button variant="default" size="compact-md" onClick={() => add('obstacle')}>
        {say('roofs.add-obstacle-by-size')}
      </Button>
      <Button variant="default" size="compact-md" onClick={() => add('walkway')}>
        {say('roofs.add-walkway-by-size')}
      </Button>
    </div>
  )
}

const refusalOf = (value: unknown): Message | null => {
  const parsed = parseWith(obstacleSchema, value)
  return parsed.ok ? null : (parsed.problems[0]?.coded ?? null)
}

/** Sizes of the chosen obstacle or walkway. */
export const ObstacleForm = ({ work, index }: { readonly work: Work; readonly index: number }) => {
  const say = useSay()
  const { kept, roof, change } = work
  const obstacle = kept.obstacles[index]
  if (obstacle === undefined) return null
  const title = say('roofs.value-kind-number-plane', {
    kind: say(kindLabels[obstacle.kind]),
    number: index + 1,
    plane: faceName(say, obstacle.plane, work.facing),
  })
  const take = (next: Partial<Obstacle>): Message | null => {
    const changed = { ...obstacle, ...next }
    return refusalOf(changed) ?? change(withChangedObstacle(kept, index, changed))
  }
  return (
    <RectangleForm
      rectangle={obstacle}
      title={title}
      planes={roof.planes.map(({ name }) => name)}
      facing={work.facing}
      onChange={take}
    >
      <LateNumberField
        label={say('roofs.clearance-around-it')}
        unit="mm"
        kind="decimal"
        value={obstacle.clearance ?? 0}
        take={(clearance) => take({ clearance })}
      />
    </RectangleForm>
  )
}

/** The number of panels places them anew, and so does the side that rows of frames face. */
export const Wanted = ({ work }: { readonly work: Work }) => {
  const say = useSay()
  const { editor, kept } = work
  return (
    <section className={classes.form}>
      <h3>{say('roofs.place-the-array-anew')}</h3>
      <p className={classes.hint}>{say('placedAnewHint')}</p>
      <WantedFields kept={kept} change={(next) => editor.change(placedAnew(next))} />
      <RowsFace work={work} />
      <Button variant="default" size="compact-md" onClick={() => editor.change(placedAnew(kept))}>
        {say('roofs.place-anew')}
      </Button>
      <FrameField kept={kept} change={editor.change} />
    </section>
  )
}
