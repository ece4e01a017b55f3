import type { LaidPlane, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import { acrossOutline } from '@soundroof/report/drawing/array-plan'
import { accent, ink, paper } from '@soundroof/report/drawing/palette'
import type { Point } from '@soundroof/report/drawing/scene'
import type { Drawing } from '@soundroof/report/drawing/scene-layout'
import { plain } from '@soundroof/report/wording/number-text'
import { memo } from 'react'
import { screenColour } from '../../../../../components/drawings/screen-colour.ts'
import { type Say, useSay } from '../../../../../platform/words/use-say.ts'
import type { Sized } from './blocks/block-rows.ts'
import { distancesOf } from './blocks/dimensions.ts'
import { extentOf } from './blocks/face-room.ts'
import type { SnapName } from './blocks/snap.ts'
import classes from './edit-map.module.css'
import { onPaper } from './edit-marks.tsx'

/** Live dimensions of what is dragged. */

type LabelProps = {
  readonly at: Point
  readonly text: string
  readonly pen: number
  readonly fill?: string
  readonly within: Room
}
type Room = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))

/** Chinese characters are as wide as high. */
const widthOf = (text: string): number => [...text].reduce((sum, each) => sum + (each > '\u2e7f' ? 12.5 : 6.9), 14)

/** Words on a plate, kept within the visible part of the map. */
export const Plate = ({ at, text, pen, fill = accent, within }: LabelProps) => {
  const [width, height] = [widthOf(text) * pen, 21 * pen]
  const x = between(at.x, within.x + width / 2, within.x + within.width - width / 2)
  const y = between(at.y, within.y + height / 2, within.y + within.height - height / 2)
  return (
    <g>
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={4 * pen} fill={screenColour(fill)} />
      <text
        x={x}
        y={y}
        fontSize={12 * pen}
        fill={screenColour(paper)}
        fontWeight={600}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {text}
      </text>
    </g>
  )
}

type Line = { readonly from: LayoutPoint; readonly to: LayoutPoint; readonly text: string }

const linesOf = (
  say: Say,
  plane: LaidPlane,
  box: Sized,
  panels: readonly Sized[],
  perPixel: number,
): readonly Line[] => {
  const room = extentOf(plane)
  const { left, right, eave, top, hip } = distancesOf(plane.outline, box, panels)
  const below = room.y - 15 * perPixel
  const shown = (value: number): string => plain(Math.round(value))
  const third = box.x + box.width / 3
  const lines: readonly (Line & { readonly length: number })[] = [
    {
      length: left,
      from: { x: room.x, y: below },
      to: { x: box.x, y: below },
      text: say('roofs.from-left-corner', { mm: shown(left) }),
    },
    {
      length: right,
      from: { x: box.x + box.width, y: below },
      to: { x: room.x + room.width, y: below },
      text: say('roofs.to-right-corner', { mm: shown(right) }),
    },
    {
      length: eave,
      from: { x: third, y: room.y },
      to: { x: third, y: box.y },
      text: say('roofs.from-eave-mm', { mm: shown(eave) }),
    },
    {
      length: top,
      from: { x: box.x + box.width / 2, y: box.y + box.height },
      to: { x: box.x + box.width / 2, y: room.y + room.height },
      text:
        hip === null || hip < 0
          ? say('roofs.to-top-mm', { mm: shown(top) })
          : say('roofs.to-top-and-hip', { mm: shown(top), hip: shown(hip) }),
    },
  ]
  return lines.filter(({ length }) => length > 0)
}

const snapWords = (say: Say, name: SnapName): string => {
  switch (name.to) {
    case 'on-rafter':
      return say('roofs.on-rafter')
    case 'on-purlin':
      return say('roofs.on-purlin')
    case 'centre':
      return say('roofs.at-the-centre')
    case 'setback':
      return say('roofs.on-setback-line')
    case 'beside':
      return say('roofs.beside-block', { number: name.number })
    case 'course':
      return say('roofs.on-course', { number: name.number })
    case 'rib':
      return say('roofs.on-rib', { number: name.number })
    case 'rafter':
      return say('roofs.on-rafter-number', { number: name.number })
    case 'in-line':
      return say('roofs.in-line-with-block', { number: name.number })
  }
}

/** "Rafter · in line with block 2"; empty where nothing pulls. */
export const snappedWords = (say: Say, names: readonly SnapName[]): string =>
  [...new Set(names.map((name) => snapWords(say, name)))].join(' · ')

type LinesProps = { readonly drawing: Drawing; readonly plane: LaidPlane; readonly pen: number }

/** More lines than this are a grey area. */
const mostLines = 400

/** Courses, ribs or rafters of the face, while something is dragged over it. */
export const LineMarks = memo(({ drawing, plane, pen }: LinesProps) => {
  const place = onPaper(drawing, plane)
  const paths = plane.lines
    .filter(({ count }) => count <= mostLines)
    .flatMap(({ run, first, step, count }) =>
      Array.from({ length: count }, (_, index) =>
        acrossOutline(plane.outline, run === 'up-slope' ? 'x' : 'y', first + index * step).map(place),
      ),
    )
  const d = paths.flatMap(([from, to]) => (from && to ? [`M${from.x} ${from.y}L${to.x} ${to.y}`] : [])).join('')
  return d === '' ? null : (
    <path
      className={classes.mark}
      d={d}
      stroke={screenColour(accent)}
      strokeOpacity={0.35}
      strokeWidth={0.8 * pen}
      data-mark="lines"
    />
  )
})

type Props = {
  readonly drawing: Drawing
  readonly plane: LaidPlane
  readonly box: Sized
  readonly panels: readonly Sized[]
  readonly names: readonly SnapName[]
  readonly pen: number
  readonly perPixel: number
  readonly within: Room
}

export const DimensionMarks = ({ drawing, plane, box, panels, names, pen, perPixel, within }: Props) => {
  const say = useSay()
  const place = onPaper(drawing, plane)
  const lines = linesOf(say, plane, box, panels, perPixel).map(({ from, to, text }) => ({
    from: place(from),
    to: place(to),
    text,
  }))
  const snap = snappedWords(say, names)
  return (
    <g className={classes.mark} data-mark="dimensions">
      {lines.map(({ from, to, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their order
        <g key={index}>
          <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke={screenColour(accent)} strokeWidth={1.6 * pen} />
          <Plate at={{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }} text={text} pen={pen} within={within} />
        </g>
      ))}
      {snap === '' ? null : (
        <Plate
          at={place({ x: box.x + box.width / 2, y: box.y + box.height / 2 })}
          text={snap}
          pen={pen}
          fill={ink}
          within={within}
        />
      )}
    </g>
  )
}
