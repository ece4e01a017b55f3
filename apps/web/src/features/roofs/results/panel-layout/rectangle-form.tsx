import { NativeSelect } from '@mantine/core'
import type { PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { ReactNode } from 'react'
import { type Message, type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { LateNumberField } from './late-number-field.tsx'
import { faceLabel } from './plane-labels.ts'
import classes from './roof-map.module.css'

export type Rectangle = {
  readonly plane: PlaneName
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Side = 'x' | 'y' | 'width' | 'height'

const sides: readonly (readonly [Side, PlainCode])[] = [
  ['x', 'roofs.from-the-left'],
  ['y', 'roofs.from-the-eave'],
  ['width', 'roofs.width-along-the-eave'],
  ['height', 'roofs.length-up-the-slope'],
]

type Props = {
  readonly rectangle: Rectangle
  readonly title: string
  readonly planes: readonly PlaneName[]
  /** Below the sizes. */
  readonly children?: ReactNode
  /** Which way the front face looks, degrees from north; null: not known. */
  readonly facing: number | null
  readonly onChange: (next: Rectangle) => Message | null
}

/** Position and size of a rectangle on the roof, looking up the slope. */
export const RectangleForm = ({ rectangle, title, planes, facing, onChange, children }: Props) => {
  const say = useSay()
  return (
    <fieldset className={classes.rectangle}>
      <legend>{title}</legend>
      <NativeSelect
        label={say('roofs.roof-plane')}
        data={planes.map((value) => ({ value, label: faceLabel(say, value, facing) }))}
        value={rectangle.plane}
        disabled={planes.length < 2}
        onChange={({ currentTarget }) =>
          void onChange({ ...rectangle, plane: planes.find((each) => each === currentTarget.value) ?? rectangle.plane })
        }
      />
      {sides.map(([side, label]) => (
        <LateNumberField
          key={side}
          label={say(label)}
          unit="mm"
          kind="decimal"
          value={rectangle[side]}
          take={(value) => onChange({ ...rectangle, [side]: value })}
        />
      ))}
      {children}
    </fieldset>
  )
}
