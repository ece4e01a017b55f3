import type { Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import type { Point } from '@soundroof/report/drawing/scene'
import { type Drawing, paperPoint, scenePoint } from '@soundroof/report/drawing/scene-layout'
import { type PointerEvent, useRef } from 'react'
import type { MapZoom } from '../../../../components/choice-pictures/use-map-view.ts'
import { matrixOf, placedOnPlan } from '../../../../components/underlay/picture-geometry.ts'
import classes from '../../../../components/underlay/underlay.module.css'
import type { ShownPicture } from '../../../../components/underlay/use-picture.ts'

/** A picture below the drawing of a roof. */
export type MapUnderlay = {
  readonly picture: ShownPicture
  readonly underlay: Underlay
  /** Metres. */
  readonly building: { readonly length: number; readonly width: number }
  /** Moves it; null where dragging is off. */
  readonly shiftTo: ((shift: Point) => void) | null
}

type Props = { readonly drawing: Drawing; readonly below: MapUnderlay }

/** Faded towards the white of the paper. */
export const UnderlayPicture = ({ drawing, below: { picture, underlay, building } }: Props) => {
  const place = placedOnPlan(underlay, picture.aspect, building)
  return (
    <image
      href={picture.src}
      width={1}
      height={picture.aspect}
      preserveAspectRatio="none"
      opacity={1 - underlay.dim}
      transform={matrixOf((at) => paperPoint(drawing, place(at)))}
      data-underlay="true"
    />
  )
}

type HandleProps = {
  readonly drawing: Drawing
  readonly zoom: MapZoom
  readonly shift: Point
  readonly shiftTo: (shift: Point) => void
}

/** Covers the drawing while the picture is dragged. */
export const UnderlayHandle = ({ drawing, zoom, shift, shiftTo }: HandleProps) => {
  /** Where the picture would be with the pointer at the plan's zero. */
  const held = useRef<Point | null>(null)
  const planPoint = ({ clientX, clientY }: PointerEvent): Point =>
    scenePoint(drawing, zoom.pointAt({ x: clientX, y: clientY }))
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    const from = planPoint(event)
    held.current = { x: shift.x - from.x, y: shift.y - from.y }
  }
  const drag = (event: PointerEvent): void => {
    event.stopPropagation()
    if (held.current === null) return
    const to = planPoint(event)
    shiftTo({ x: held.current.x + to.x, y: held.current.y + to.y })
  }
  const end = (event: PointerEvent): void => {
    event.stopPropagation()
    held.current = null
  }
  return (
    <rect
      {...zoom.view}
      className={classes.handle}
      onPointerDown={down}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}
