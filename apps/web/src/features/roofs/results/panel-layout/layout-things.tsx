import { Button } from '@mantine/core'
import { parseWith } from '@soundroof/contract/platform/parse'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import {
  type ArrayArea,
  arrayArea,
  type Obstacle,
  obstacle as obstacleSchema,
  type PlaneName,
} from '@soundroof/contract/roofs/panel-layout/layout-request'
import { plain } from '@soundroof/report/wording/number-text'
import { useState } from 'react'
import { toast } from '../../../../platform/toast.ts'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'
import { isFull, withArea, withChangedObstacle, withObstacle, withoutArea, withoutObstacle } from './edit-layout.ts'
import { planeLabels } from './plane-labels.ts'
import { type Rectangle, RectangleForm } from './rectangle-form.tsx'
import classes from './roof-map.module.css'
import type { LayoutEditor } from './use-layout-editor.ts'
import { WantedFields } from './wanted-fields.tsx'

const kindLabels = { obstacle: 'roofs.obstacle', walkway: 'roofs.walkway' } as const

const sizeWords = ({ width, height }: Rectangle): string =>
  `${plain(Math.round(width))} × ${plain(Math.round(height))} mm`

type ThingProps = {
  readonly title: string
  readonly rectangle: Rectangle
  readonly planes: readonly PlaneName[]
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly change: (next: Rectangle) => Message | null
  readonly remove: () => void
  readonly removeLabel?: string
}

const Thing = ({ title, rectangle, planes, isOpen, toggle, change, remove, removeLabel }: ThingProps) => {
  const say = useSay()
  const shownRemove = removeLabel ?? say('components.delete')
  return (
    <li>
      <div className={classes.thing}>
        <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={toggle}>
          {`${title}: ${sizeWords(rectangle)}`}
        </Button>
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={say('roofs.value-remove-title', { remove: shownRemove, title })}
          onClick={remove}
        >
          {shownRemove}
        </Button>
      </div>
      {isOpen ? <RectangleForm rectangle={rectangle} title={title} planes={planes} onChange={change} /> : null}
    </li>
  )
}

/** Size of a chimney, or across a plane, to be corrected by measuring. */
const beginningOf = (kind: Obstacle['kind'], plane: PlaneName): Obstacle => ({
  kind,
  plane,
  x: 1000,
  y: 1000,
  ...(kind === 'walkway' ? { width: 600, height: 2000 } : { width: 600, height: 600 }),
})

const refusalOf = (schema: typeof obstacleSchema | typeof arrayArea, value: unknown): Message | null => {
  const parsed = parseWith(schema, value)
  return parsed.ok ? null : (parsed.problems[0]?.coded ?? null)
}

type EditedProps = Pick<LayoutEditor, 'kept' | 'change'>

/** A moved array stays on the planes that carried it. */
const PlanesOfArray = ({ kept, change }: EditedProps) => {
  const say = useSay()
  return kept.planes === null ? null : (
    <div className={classes.thing}>
      <span>
        {say('roofs.the-array-lies-on-these-planes', {
          planes: kept.planes.map((plane) => say(planeLabels[plane])).join(', '),
        })}
      </span>
      <Button variant="subtle" size="compact-sm" onClick={() => change({ ...kept, planes: null })}>
        {say('roofs.use-every-plane')}
      </Button>
    </div>
  )
}

type Props = { readonly editor: LayoutEditor; readonly layout: Layout | null }

const allPlanes: readonly PlaneName[] = ['front', 'back', 'left', 'right', 'roof']

/** Everything on the drawing with its sizes, for pointer and keyboard. */
export const LayoutThings = ({ editor, layout }: Props) => {
  const say = useSay()

  const { kept, change } = editor
  const [open, setOpen] = useState<string | null>(null)
  const planes = layout?.planes.map(({ name }) => name) ?? allPlanes
  const toggle = (key: string) => () => setOpen(open === key ? null : key)
  const add = (kind: Obstacle['kind']): void => {
    if (isFull(kept)) {
      toast('tooManyObstacles')
      return
    }
    change(withObstacle(kept, beginningOf(kind, planes[0] ?? 'front')))
    setOpen(`${kept.obstacles.length}`)
  }
  const changeObstacle = (index: number, obstacle: Obstacle): Message | null => {
    const refusal = refusalOf(obstacleSchema, obstacle)
    if (refusal === null) change(withChangedObstacle(kept, index, obstacle))
    return refusal
  }
  const changeArea = (area: ArrayArea): Message | null => {
    const refusal = refusalOf(arrayArea, area)
    if (refusal === null) change(withArea(kept, area))
    return refusal
  }
  return (
    <section aria-label={say('roofs.obstacles-walkways-and-place-of-the')}>
      <ul className={classes.things}>
        {kept.obstacles.map((obstacle, index) => (
          <Thing
            // biome-ignore lint/suspicious/noArrayIndexKey: an obstacle has no identity but its position in the list
            key={index}
            title={say('roofs.value-kind-number-plane', {
              kind: say(kindLabels[obstacle.kind]),
              number: index + 1,
              plane: say(obstacle.plane),
            })}
            rectangle={obstacle}
            planes={planes}
            isOpen={open === `${index}`}
            toggle={toggle(`${index}`)}
            change={(next) => changeObstacle(index, { ...obstacle, ...next })}
            remove={() => {
              change(withoutObstacle(kept, index))
              // The next obstacle gets this number, so typed text is cleared.
              setOpen(null)
            }}
          />
        ))}
        {kept.areas.map((area) => (
          <Thing
            key={area.plane}
            title={say('roofs.place-of-the-array', { plane: say(area.plane) })}
            removeLabel={say('roofs.reset')}
            rectangle={area}
            planes={[area.plane]}
            isOpen={open === area.plane}
            toggle={toggle(area.plane)}
            change={(next) => changeArea({ ...area, ...next })}
            remove={() => change(withoutArea(kept, area.plane))}
          />
        ))}
      </ul>
      <PlanesOfArray {...editor} />
      <div className={classes.steps}>
        <Button variant="default" size="sm" onClick={() => add('obstacle')}>
          {say('roofs.add-obstacle-by-size')}
        </Button>
        <Button variant="default" size="sm" onClick={() => add('walkway')}>
          {say('roofs.add-walkway-by-size')}
        </Button>
      </div>
      <WantedFields {...editor} />
    </section>
  )
}
