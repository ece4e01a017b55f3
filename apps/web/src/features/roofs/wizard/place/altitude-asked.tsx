import { Button, Text } from '@mantine/core'
import { withOrigin } from '@soundroof/contract/roofs/measuring/origins-of-project'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { useEffect, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { BesideField, Warning } from '../fields/beside-field.tsx'
import classes from '../fields/field.module.css'
import type { StepState } from '../frame/use-wizard-step.ts'
import { OptionField } from '../options/option-fields.tsx'
import { altitudeBesidePlace } from '../options/option-specs.ts'
import { optionFormOf } from '../steps/option-form.ts'
import { type DeviceAltitude, deviceAltitude } from './device-position.ts'
import { lastQuestion } from './last-question.ts'

type Props = { readonly step: StepState<'building'> }
type TakenAltitude = Extract<DeviceAltitude, { readonly found: true }>['measured']

const withAltitude = (project: ProjectDraft, { entered, accuracy }: TakenAltitude): ProjectDraft =>
  withOrigin({ ...project, options: { ...project.options, altitude: entered } }, 'options/altitude', {
    kind: 'measured',
    instrument: 'position',
    value: entered,
    error: accuracy,
    at: new Date().toISOString(),
  })

type Found = DeviceAltitude | 'nothing' | 'asking'

/** Copies the device's altitude into the field. */
const useDeviceAltitude = (enter: (measured: TakenAltitude) => void) => {
  const say = useSay()

  const [found, setFound] = useState<Found>('nothing')
  const [question] = useState(lastQuestion)
  // After the step is left, another project may be open.
  useEffect(() => question.end, [question])
  const ask = async (): Promise<void> => {
    setFound('asking')
    const answer = await question.ask(deviceAltitude(say))
    if (answer === null) return
    setFound(answer)
    if (answer.found) enter(answer.measured)
  }
  return { found, ask }
}

const OfDevice = ({ step }: Props) => {
  const say = useSay()

  const { form } = optionFormOf(step)
  const { found, ask } = useDeviceAltitude((measured) => {
    step.take('options.altitude', (project) => ({ project: withAltitude(project, measured), cleared: [] }))
    form.refuse('altitude', null)
  })
  return (
    <>
      <Button variant="subtle" size="compact-sm" mih={44} onClick={() => void ask()} loading={found === 'asking'}>
        {say('altitudeOfDevice')}
      </Button>
      {typeof found === 'object' && (
        <Text size="sm" role={found.found ? 'status' : 'alert'}>
          {found.found ? say('deviceAltitudeTaken', found.measured) : found.problem}
        </Text>
      )}
    </>
  )
}

/** The altitude, beside a place that may lie above the altitude of snow. */
export const AltitudeAsked = ({ step }: Props) => {
  const say = useSay()

  const spec = altitudeBesidePlace(step.project)
  if (spec === null) return null
  const isMissing = step.project.options.altitude === null
  return (
    <div className={classes.whole}>
      <BesideField step={step} field="options.altitude">
        <OptionField spec={spec} form={optionFormOf(step).form} />
      </BesideField>
      <div role="status">{isMissing ? <Warning>{say('altitudeAsked')}</Warning> : null}</div>
      {step.readOnly ? null : <OfDevice step={step} />}
    </div>
  )
}
