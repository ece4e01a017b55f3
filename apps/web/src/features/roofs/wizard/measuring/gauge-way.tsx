import { Button, Text } from '@mantine/core'
import { fieldOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { thicknessesOf } from '@soundroof/contract/roofs/projects/option-lists'
import { choices } from '@soundroof/data/choices'
import { useState } from 'react'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import type { StepState } from '../frame/use-wizard-step.ts'
import { MainAction } from './main-action.tsx'
import { type Listed, nearestListed } from './maths/nearest-listed.ts'
import classes from './measuring.module.css'
import type { WayProps } from './ways.ts'

/** The 0.04 mm of zinc in the second sentence are our own assumption, from no standard that was read; the sentence says so. */
const steps: readonly { readonly words: PlainCode; readonly drawing: string }[] = [
  { words: 'measuring.gauge-step-edge', drawing: 'M8 44H52V20H96M8 50H58V26H96' },
  { words: 'measuring.gauge-step-paint', drawing: 'M8 30H96M8 40H96M8 35H60M60 27L78 43' },
  { words: 'measuring.gauge-step-read', drawing: 'M8 32H70M8 38H70M62 8V30M62 62V40M56 30H68M56 40H68M62 8H92V62H62' },
]

const Steps = () => {
  const say = useSay()
  return (
    <ol className={classes.steps}>
      {steps.map(({ words, drawing }) => (
        <li key={words}>
          <svg viewBox="0 0 104 70" aria-hidden="true">
            <path d={drawing} />
          </svg>
          <span>{say(words)}</span>
        </li>
      ))}
    </ol>
  )
}

const isChosen = (step: StepState<StepId>, field: string): boolean => fieldOf(step.id, field).kind === 'position'

type NearestProps = { readonly listed: Listed; readonly accuracy: number }

const Nearest = ({ listed: { thickness, off }, accuracy }: NearestProps) => {
  const say = useSay()
  return (
    <Text role="status">
      {say('measuring.nearest-listed', { listed: thickness })}
      {off > accuracy ? ` ${say('measuring.not-within')}` : ''}
    </Text>
  )
}

/** What to enter: the reading itself, or the position of the thickness that is nearest to it. */
const enteredBy = (step: StepState<StepId>, field: string, reading: number | null) => {
  if (reading === null || reading <= 0) return { value: null, listed: null }
  if (!isChosen(step, field)) return { value: reading, listed: null }
  const listed = nearestListed(thicknessesOf(choices, step.project.structure), reading)
  return { value: listed?.position ?? null, listed }
}

/** Thickness of steel by a guided sheet: what to look for, which gauge, and the reading. */
export const GaugeWay = ({ step, field, use }: WayProps) => {
  const say = useSay()
  const [reading, setReading] = useState<number | null>(null)
  const [accuracy, setAccuracy] = useState<number | null>(null)
  const { value, listed } = enteredBy(step, field, reading)
  return (
    <>
      <Steps />
      <NumberField
        name="gaugeReading"
        label={say('measuring.reading')}
        unit="mm"
        value={reading}
        onChange={(typed) => setReading(typed)}
      />
      <NumberField
        name="gaugeAccuracy"
        label={say('measuring.accuracy-of-the-gauge')}
        unit="mm"
        value={accuracy}
        onChange={(typed) => setAccuracy(typed)}
      />
      {listed === null || accuracy === null ? null : <Nearest listed={listed} accuracy={accuracy} />}
      <MainAction>
        <Button
          mih={56}
          disabled={value === null || accuracy === null || accuracy < 0}
          onClick={() => {
            if (value !== null && accuracy !== null) use({ value, error: accuracy, instrument: 'gauge' })
          }}
        >
          {say('measuring.use-value', { value: `${listed?.thickness ?? reading ?? '–'} mm` })}
        </Button>
      </MainAction>
    </>
  )
}
