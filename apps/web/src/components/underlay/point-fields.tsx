import type { Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import { type PlainCode, useSay } from '../../platform/words/use-say.ts'
import { NumberField } from '../fields/number-field.tsx'
import type { Point } from './picture-geometry.ts'
import { type Part, parts, withPointMoved } from './trace.ts'
import classes from './underlay.module.css'

const names: Readonly<Record<Part, readonly PlainCode[]>> = {
  ends: ['components.known-length-first-end', 'components.known-length-second-end'],
  corners: ['components.eave-first-end', 'components.eave-second-end', 'components.corner-across'],
}

const percent = (share: number): number => Math.round(share * 10_000) / 100

type Props = { readonly underlay: Underlay; readonly aspect: number; readonly change: (next: Underlay) => void }
type PointProps = {
  readonly name: PlainCode
  readonly at: Point
  readonly aspect: number
  readonly move: (to: Point) => void
}

/** In hundredths of the picture's width and height. */
const PointField = ({ name, at, aspect, move }: PointProps) => {
  const say = useSay()

  const typed = (side: 'x' | 'y', most: number) => (value: number | null) => {
    if (value !== null && value <= 100) move({ ...at, [side]: (value / 100) * most })
  }
  return (
    <fieldset className={classes.point}>
      <legend>{say(name)}</legend>
      <NumberField
        name={`${name}, across`}
        label={say('components.across')}
        unit="%"
        value={percent(at.x)}
        onChange={typed('x', 1)}
      />
      <NumberField
        name={`${name}, down`}
        label={say('components.down')}
        unit="%"
        value={percent(at.y / aspect)}
        onChange={typed('y', aspect)}
      />
    </fieldset>
  )
}

/** The points as numbers. */
export const PointFields = ({ underlay, aspect, change }: Props) => {
  const say = useSay()

  const fields = parts.flatMap((part) =>
    underlay[part].map((at, index) => (
      <PointField
        key={`${part} ${names[part][index]}`}
        name={names[part][index] ?? 'components.known-length'}
        at={at}
        aspect={aspect}
        move={(to) => change(withPointMoved(underlay, part, index, to))}
      />
    )),
  )
  return fields.length === 0 ? null : (
    <details className={classes.points}>
      <summary>{say('components.points-as-numbers')}</summary>
      {fields}
    </details>
  )
}
