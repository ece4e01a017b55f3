import { type ComponentType, createContext, memo, type ReactNode, useContext } from 'react'
import { sameProps } from '../../platform/same-props.ts'
import type { PlainCode, Say } from '../../platform/words/use-say.ts'
import classes from './drawing.module.css'

type EditableProps = { readonly field: string; readonly children: ReactNode }

/** Makes a dimension a button that edits its field; null where a drawing only shows. */
export const EditableDimension = createContext<ComponentType<EditableProps> | null>(null)

type DrawingProps = {
  /** Alternative text; without it the drawing only repeats text beside it. */
  readonly title?: string
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

export const Drawing = ({ title, width, height, children }: DrawingProps) => {
  const isEditable = useContext(EditableDimension) !== null
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${width} ${height}`}
      // Screen readers do not reach the content of an image.
      role={isEditable ? 'group' : 'img'}
      aria-label={title ?? ''}
      aria-hidden={title === undefined}
    >
      {children}
    </svg>
  )
}

type Point = readonly [number, number]

type Anchor = 'start' | 'middle' | 'end'

type MeasureProps = {
  /** The field that it shows, where it can be edited. */
  readonly field?: string
  readonly label: string
  readonly active?: boolean
  readonly at: Point
  readonly anchor?: Anchor
  /** The lines of the measure. */
  readonly children: ReactNode
}

const letter = 6.5
const aroundLabel = 12
const hitHeight = 34

/** A Chinese sign is as wide as two letters. */
const lettersOf = (label: string): number => label.length + (label.match(/[\u2e80-\uffef]/g)?.length ?? 0)

const hitBox = (label: string, [x, y]: Point, anchor: Anchor) => {
  const width = lettersOf(label) * letter + 2 * aroundLabel
  const before = { start: aroundLabel, middle: width / 2, end: width - aroundLabel }[anchor]
  return { x: x - before, y: y - 4 - hitHeight / 2, width, height: hitHeight, rx: 4 }
}

/** A measure with its name or value; highlighted while its field has the focus. */
export const Measure = ({ field, label, active = false, at, anchor = 'middle', children }: MeasureProps) => {
  const Editable = useContext(EditableDimension)
  const shape = (
    <g className={active ? classes.active : undefined}>
      {children}
      <text className={classes.label} x={at[0]} y={at[1]} textAnchor={anchor}>
        {label}
      </text>
    </g>
  )
  if (Editable === null || field === undefined) return shape
  return (
    <Editable field={field}>
      <rect className={classes.hit} {...hitBox(label, at, anchor)} />
      {shape}
    </Editable>
  )
}

type DimensionProps = Omit<MeasureProps, 'at' | 'children'> & {
  readonly from: Point
  readonly to: Point
  /** Offset of the label from the middle of the line. */
  readonly offset?: Point
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

/** A dimension line between two points. */
export const Dimension = memo(
  ({ from, to, offset = [0, -5], ...measure }: DimensionProps) => (
    <Measure {...measure} at={[(from[0] + to[0]) / 2 + offset[0], (from[1] + to[1]) / 2 + offset[1]]}>
      <path className={classes.dimension} d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}${ticks(from, to)}`} />
    </Measure>
  ),
  sameProps,
)

/** The value with its unit, or the name while empty. */
export const valueOr = (say: Say, name: PlainCode, value: number | null, unit: string): string =>
  value === null ? say(name) : `${value} ${unit}`
