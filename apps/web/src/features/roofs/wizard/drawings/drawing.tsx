import type { ReactNode } from 'react'
import classes from './drawing.module.css'

type DrawingProps = {
  /** Alternative text; without it the drawing only repeats text beside it. */
  readonly title?: string
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

export const Drawing = ({ title, width, height, children }: DrawingProps) => (
  <svg
    className={classes.drawing}
    viewBox={`0 0 ${width} ${height}`}
    role="img"
    aria-label={title ?? ''}
    aria-hidden={title === undefined}
  >
    {children}
  </svg>
)

type Point = readonly [number, number]

type DimensionProps = {
  readonly from: Point
  readonly to: Point
  readonly label: string
  readonly active?: boolean
  /** Offset of the label from the middle of the line. */
  readonly offset?: Point
  readonly anchor?: 'start' | 'middle' | 'end'
}

const tick = 4

/** Short strokes across the ends of a dimension line. */
const ticks = ([x1, y1]: Point, [x2, y2]: Point): string => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const across: Point = [(-(y2 - y1) / length) * tick, ((x2 - x1) / length) * tick]
  return [
    [x1, y1],
    [x2, y2],
  ]
    .map(([x = 0, y = 0]) => `M${x - across[0]} ${y - across[1]}L${x + across[0]} ${y + across[1]}`)
    .join('')
}

/** A dimension line with its name or value; highlighted while its field has the focus. */
export const Dimension = ({ from, to, label, active = false, offset = [0, -5], anchor = 'middle' }: DimensionProps) => (
  <g className={active ? classes.active : undefined}>
    <path className={classes.dimension} d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}${ticks(from, to)}`} />
    <text
      className={classes.label}
      x={(from[0] + to[0]) / 2 + offset[0]}
      y={(from[1] + to[1]) / 2 + offset[1]}
      textAnchor={anchor}
    >
      {label}
    </text>
  </g>
)

/** The value with its unit, or the name while empty. */
export const valueOr = (name: string, value: number | null, unit: string): string =>
  value === null ? name : `${value} ${unit}`
