import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import { accent } from '@soundroof/report/drawing/palette'
import { outlinesOf, outlinesOver, type RoofPlace } from '@soundroof/report/drawing/roof-places'
import type { Point } from '@soundroof/report/drawing/scene'
import { type Drawing, paperPoint } from '@soundroof/report/drawing/scene-layout'
import { useId } from 'react'
import { screenColour } from '../../../../components/drawings/screen-colour.ts'
import classes from './roof-map.module.css'

/** Marks over the drawing: they follow the pointer, and the drawing below does not render again. */

export const pathOf = (drawing: Drawing, outlines: readonly (readonly Point[])[]): string =>
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

type OutlinedProps = { readonly drawing: Drawing; readonly layout: Layout; readonly zone: string }

/** A zone on every plane that has it. */
export const ChosenZone = ({ drawing, layout, zone: title }: OutlinedProps) =>
  layout.planes.map((plane) => {
    const zone = plane.zones.find((each) => each.zone === title)?.zone
    return zone === undefined ? null : (
      <PointedZone key={plane.name} drawing={drawing} place={{ kind: 'zone', plane, zone }} />
    )
  })

export const Pointed = ({ drawing, place, zoom }: PointedProps) =>
  place.kind === 'zone' ? (
    <PointedZone drawing={drawing} place={place} />
  ) : (
    <path
      d={pathOf(drawing, outlinesOf(place))}
      className={classes.pointed}
      stroke={screenColour(accent)}
      strokeWidth={2.4 / zoom}
      data-place={place.kind}
    />
  )
