import { Button, Group } from '@mantine/core'
import { azimuthOfPoint, compassPointOf, compassPoints } from '@soundroof/contract/roofs/places/facing'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useSay } from '../../platform/words/use-say.ts'
import classes from './compass-rose.module.css'
import { letters, towards, turnedByKey } from './turn.ts'

type Props = {
  /** Whole degrees clockwise from north; null: not known. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly label: string
  readonly disabled: boolean
}

/** Radius of the ring; the drawing is 200 by 200 around its middle. */
const ring = 72

const tickMarks = Array.from({ length: 24 }, (_, index) => index * 15)
  .map((degrees) => `rotate(${degrees})`)
  .map((transform, index) => (
    <path
      key={transform}
      className={classes.tick}
      transform={transform}
      d={index % 3 === 0 ? 'M0 -72v8' : 'M0 -72v4'}
    />
  ))

const house = 'M-30 -18H30V18H-30ZM-30 0H30'

/** A house from above with its front at the bottom, and the direction that the front looks in. */
const House = ({ value }: { readonly value: number }) => (
  <g transform={`rotate(${value - 180})`}>
    <path className={classes.house} d={house} />
    <path className={classes.front} d="M-30 18H30" />
    <path className={classes.front} d="M0 18V58" />
    <path className={classes.head} d="M0 68L-8 54H8Z" />
  </g>
)

const Letters = () => {
  const say = useSay()
  return compassPoints
    .filter((_, index) => index % 2 === 0)
    .map((point) => {
      const angle = (azimuthOfPoint(point) * Math.PI) / 180
      return (
        <text key={point} className={classes.letter} x={86 * Math.sin(angle)} y={-86 * Math.cos(angle)}>
          {say(letters[point])}
        </text>
      )
    })
}

/** From the middle of the drawing, on the screen. */
const offsetOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const Dial = ({ value, onChange, label, disabled }: Props) => {
  const say = useSay()
  const turnTo = (event: PointerEvent<HTMLDivElement>) => onChange(towards(offsetOf(event)))
  const press = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : turnedByKey(value, event)
    if (next === null || disabled) return
    event.preventDefault()
    onChange(next)
  }
  const words =
    value === null
      ? say('components.direction-not-known')
      : say('components.degrees-point', { degrees: value, point: say(compassPointOf(value)) })
  return (
    <div
      className={classes.dial}
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={value ?? 0}
      aria-valuetext={words}
      aria-disabled={disabled}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (disabled || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        turnTo(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) turnTo(event)
      }}
    >
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <circle className={classes.ring} r={ring} />
        {tickMarks}
        <Letters />
        {value === null ? <path className={classes.house} d={house} opacity={0.45} /> : <House value={value} />}
      </svg>
    </div>
  )
}

/** A direction by turning a compass rose, by one of eight points, or not known. */
export const CompassRose = (props: Props) => {
  const say = useSay()
  const { value, onChange, disabled } = props
  return (
    <div className={classes.rose}>
      <Dial {...props} />
      <Group gap="xs" flex="1 1 200px" maw={260} role="group" aria-label={say('components.points-of-the-compass')}>
        {compassPoints.map((point) => (
          <Button
            key={point}
            variant={value === azimuthOfPoint(point) ? 'filled' : 'default'}
            aria-pressed={value === azimuthOfPoint(point)}
            aria-label={say(point)}
            miw={56}
            mih={44}
            px={8}
            disabled={disabled}
            onClick={() => onChange(azimuthOfPoint(point))}
          >
            {say(letters[point])}
          </Button>
        ))}
        <Button variant="subtle" mih={44} disabled={disabled} onClick={() => onChange(null)}>
          {say('components.direction-not-known')}
        </Button>
      </Group>
    </div>
  )
}
