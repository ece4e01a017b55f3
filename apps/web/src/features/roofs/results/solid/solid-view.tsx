import { Button } from '@mantine/core'
import { useElementSize, useMergedRef } from '@mantine/hooks'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import { arrayWords } from '@soundroof/report/drawing/array-words'
import { roofSolid } from '@soundroof/report/solid/roof-solid'
import { cameraOf, firstView, turnedBy, type View, zoomedBy } from '@soundroof/report/solid/view'
import { useMemo, useState } from 'react'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import classes from './solid.module.css'
import { SolidCanvas } from './solid-canvas.tsx'
import { StillPicture } from './still-picture.tsx'
import { step, useOrbit } from './use-orbit.ts'

export type SolidBuilding = { readonly length: number; readonly width: number; readonly roofHeight: number }

const moves: readonly { readonly name: PlainCode; readonly change: (view: View) => View }[] = [
  { name: 'components.turn-left', change: (view) => turnedBy(view, { turn: -step.turn }) },
  { name: 'components.turn-right', change: (view) => turnedBy(view, { turn: step.turn }) },
  { name: 'roofs.from-higher-up', change: (view) => turnedBy(view, { tilt: step.tilt }) },
  { name: 'roofs.from-lower-down', change: (view) => turnedBy(view, { tilt: -step.tilt }) },
  { name: 'components.zoom-in', change: (view) => zoomedBy(view, step.zoom) },
  { name: 'components.zoom-out', change: (view) => zoomedBy(view, 1 / step.zoom) },
  { name: 'roofs.first-view', change: () => firstView },
]

const ViewButtons = ({ change }: { readonly change: (by: (view: View) => View) => void }) => {
  const say = useSay()
  return (
    <div className={classes.tools}>
      {moves.map((move) => (
        <Button key={move.name} size="compact-sm" variant="default" onClick={() => change(move.change)}>
          {say(move.name)}
        </Button>
      ))}
    </div>
  )
}

type Props = { readonly layout: Layout; readonly building: SolidBuilding }

/** Width by height. */
const proportions = 1.5

/** The roof with its array in 3D; a still picture with the same buttons where the browser has no 3D. */
export const SolidView = ({ layout, building: { length, width: across, roofHeight } }: Props) => {
  const say = useSay()

  const solid = useMemo(
    () => roofSolid(layout, { length, width: across, roofHeight }),
    [layout, length, across, roofHeight],
  )
  const { ref, width } = useElementSize()
  const [isStill, setStill] = useState(false)
  const { view, setView, stage, handlers } = useOrbit()
  const both = useMergedRef(ref, stage)
  const height = Math.round(width / proportions)
  const camera = useMemo(() => cameraOf(solid, view, proportions), [solid, view])
  const label = say('roofs.roof-in-3d', { array: arrayWords(say, layout) })
  return (
    <figure className={classes.figure}>
      <div
        ref={both}
        role="application"
        aria-label={say('solidControls')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, and says which
        tabIndex={0}
        className={classes.stage}
        data-still={isStill}
        {...handlers}
      >
        {isStill ? <StillPicture solid={solid} camera={camera} aspect={proportions} label={label} /> : null}
        {!isStill && width > 0 ? (
          <SolidCanvas
            solid={solid}
            camera={camera}
            width={width}
            height={height}
            label={label}
            onLost={() => setStill(true)}
          />
        ) : null}
      </div>
      <ViewButtons change={setView} />
      <figcaption className={classes.caption}>{say(isStill ? 'solidStill' : 'solidHint')}</figcaption>
    </figure>
  )
}
