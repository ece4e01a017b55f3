import type { LaidPlane, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { KeptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { cornersOf, toPlan } from '@soundroof/report/drawing/array-plan'
import { accent } from '@soundroof/report/drawing/palette'
import { outlinesOf, outlinesOver, type RoofPlace } from '@soundroof/report/drawing/roof-places'
import type { Point } from '@soundroof/report/drawing/scene'
import { type Drawing, paperPoint } from '@soundroof/report/drawing/scene-layout'
import { memo, useId } from 'react'
import { arrayShift, type Sized } from './edit-layout.ts'
import { by, type Gesture, previewOf } from './map-gesture.ts'
import classes from './roof-map.module.css'

/** Marks over the drawing: they follow the pointer, and the drawing below does not render again. */

const pathOf = (drawing: Drawing, outlines: readonly (readonly Point[])[]): string =>
  outlines
    .map((points) => {
      const corners = points.map((at) => paperPoint(drawing, at))
      return `M${corners.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`
    })
    .join('')

type PointedProps = { readonly drawing: Drawing; readonly place: RoofPlace; readonly zoom: number }

/** The visible part of a zone, since stricter zones are painted over it. */
const PointedZone = ({ drawing, place }: { drawing: Drawing; place: Extract<RoofPlace, { kind: 'zone' }> }) => {
  const mask = useId()
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x={0} y={0} width={drawing.width} height={drawing.height}>
        <path d={pathOf(drawing, outlinesOf(place))} fill="#ffffff" />
        <path d={pathOf(drawing, outlinesOver(place))} fill="#000000" />
      </mask>
      <path d={pathOf(drawing, outlinesOf(place))} className={classes.zone} mask={`url(#${mask})`} data-place="zone" />
    </>
  )
}

export const Pointed = ({ drawing, place, zoom }: PointedProps) =>
  place.kind === 'zone' ? (
    <PointedZone drawing={drawing} place={place} />
  ) : (
    <path
      d={pathOf(drawing, outlinesOf(place))}
      className={classes.pointed}
      stroke={accent}
      strokeWidth={2.4 / zoom}
      data-place={place.kind}
    />
  )

const outlineOn = (drawing: Drawing, plane: LaidPlane, rectangle: Sized): string =>
  pathOf(drawing, [cornersOf(rectangle).map(toPlan(plane))])

/** Points on paper for a distance in millimetres on a plane. */
const shiftOf = (drawing: Drawing, plane: LaidPlane, by: LayoutPoint): string => {
  const [from, to] = [toPlan(plane)({ x: 0, y: 0 }), toPlan(plane)(by)].map((at) => paperPoint(drawing, at))
  return from && to ? `translate(${to.x - from.x} ${to.y - from.y})` : ''
}

/** Every panel of a plane as one mark, computed once per drag. */
const PlanePanels = memo(({ drawing, plane }: { readonly drawing: Drawing; readonly plane: LaidPlane }) => (
  <path
    d={pathOf(
      drawing,
      plane.panels.map((panel) => cornersOf(panel).map(toPlan(plane))),
    )}
    className={classes.moved}
    stroke={accent}
    strokeWidth={0.5}
  />
))

type GestureProps = {
  readonly drawing: Drawing
  readonly gesture: Gesture
  readonly kept: KeptLayout
  readonly zoom: number
}

export const GestureMark = ({ drawing, gesture, kept, zoom }: GestureProps) => {
  const { plane } = gesture
  if (gesture.kind === 'move-array')
    return (
      <g transform={shiftOf(drawing, plane, arrayShift(plane, by(gesture)))}>
        <PlanePanels drawing={drawing} plane={plane} />
      </g>
    )
  const preview = previewOf(gesture, kept)
  return preview ? (
    <path
      d={outlineOn(drawing, plane, preview)}
      className={classes.pointed}
      stroke={accent}
      strokeWidth={2 / zoom}
      strokeDasharray="4 2"
    />
  ) : null
}

type KeptProps = {
  readonly drawing: Drawing
  readonly planes: readonly LaidPlane[]
  readonly kept: KeptLayout
  readonly zoom: number
}

/** Obstacles and walkways as changed, also before the roof is laid out around them, or where it cannot be. */
export const KeptMarks = memo(({ drawing, planes, kept, zoom }: KeptProps) =>
  kept.obstacles.map((obstacle, index) => {
    const plane = planes.find(({ name }) => name === obstacle.plane)
    return plane ? (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: an obstacle has no identity but its position in the list
        key={index}
        d={outlineOn(drawing, plane, obstacle)}
        className={classes.kept}
        strokeWidth={1.6 / zoom}
        strokeDasharray={obstacle.kind === 'walkway' ? '4 3' : undefined}
      />
    ) : null
  }),
)
