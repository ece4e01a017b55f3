import { text } from '@soundroof/contract/platform/text'
import type { Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import { NumberField } from '../fields/number-field.tsx'
import type { Point } from './picture-geometry.ts'
import { type Part, parts, withPointMoved } from './trace.ts'
import classes from './underlay.module.css'

const names: Readonly<Record<Part, readonly string[]>> = {
  ends: ['Known length, first end', 'Known length, second end'],
  corners: ['Eave, first end', 'Eave, second end', 'Corner across'],
}

const percent = (share: number): number => Math.round(share * 10_000) / 100

type Props = { readonly underlay: Underlay; readonly aspect: number; readonly change: (next: Underlay) => void }
type PointProps = {
  readonly name: string
  readonly at: Point
  readonly aspect: number
  readonly move: (to: Point) => void
}

/** In hundredths of the picture's width and height. */
const PointField = ({ name, at, aspect, move }: PointProps) => {
  const typed = (side: 'x' | 'y', most: number) => (value: number | null) => {
    if (value !== null && value <= 100) move({ ...at, [side]: (value / 100) * most })
  }
  return (
    <fieldset className={classes.point}>
      <legend>{text(name)}</legend>
      <NumberField
        name={`${name}, across`}
        label={text('Across')}
        unit="%"
        value={percent(at.x)}
        onChange={typed('x', 1)}
      />
      <NumberField
        name={`${name}, down`}
        label={text('Down')}
        unit="%"
        value={percent(at.y / aspect)}
        onChange={typed('y', aspect)}
      />
    </fieldset>
  )
}

/** The points as numbers. */
export const PointFields = ({ underlay, aspect, change }: Props) => {
  const fields = parts.flatMap((part) =>
    underlay[part].map((at, index) => (
      <PointField
        key={`${part} ${names[part][index]}`}
        name={names[part][index] ?? ''}
        at={at}
        aspect={aspect}
        move={(to) => change(withPointMoved(underlay, part, index, to))}
      />
    )),
  )
  return fields.length === 0 ? null : (
    <details className={classes.points}>
      <summary>{text('Points as numbers')}</summary>
      {fields}
    </details>
  )
}
