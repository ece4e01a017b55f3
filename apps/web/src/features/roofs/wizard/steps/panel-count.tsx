import { Text } from '@mantine/core'
import { enteredArray } from '@soundroof/contract/roofs/projects/entered-array'
import { isBelowPanel, panelCount } from '@soundroof/contract/roofs/projects/panel-count'
import { useSay } from '../../../../platform/words/use-say.ts'
import { Warning } from '../fields/beside-field.tsx'
import classes from '../fields/field.module.css'
import type { StepState } from '../frame/use-wizard-step.ts'

/** "15 panels, 6.60 kW", of what was entered. */
export const EnteredArray = ({ step }: { readonly step: StepState<'solar'> }) => {
  const say = useSay()
  const array = enteredArray(step.context.choices, step.project)
  return (
    <div role="status" className={classes.whole}>
      {array === null ? '' : say('panelsEntered', { panels: array.panels, kilowatts: array.kilowatts.toFixed(2) })}
    </div>
  )
}

/** Panels that the power needs and that the roof has room for, once size and roof are known. */
export const PanelCount = ({ step }: { readonly step: StepState<'solar'> }) => {
  const say = useSay()

  const { choices } = step.context
  const counted = panelCount(choices, step.project)
  if (counted === null)
    return (
      <div role="status" className={classes.whole}>
        {isBelowPanel(choices, step.project) ? <Warning>{say('roofs.no-panel-of-this-size-fits')}</Warning> : null}
      </div>
    )
  const { isPowerAssumed, ...numbers } = counted
  const { count, most } = numbers
  const { panels, power } = step.draft
  const entered = panels === null ? power : (panels * numbers.power) / 1000
  const scale = entered === null ? (step.draft.scale ?? 0) : Number(entered.toFixed(2))
  const values = { ...numbers, power: Math.floor(numbers.power), scale }
  return (
    <div role="status" className={classes.whole}>
      <Text size="sm" c="dimmed">
        {say(isPowerAssumed ? 'panelsOfAssumedPower' : 'panelsOfPower', values)}
        {count > most ? '' : ` ${say('panelsHaveRoom', values)}`}
      </Text>
      {count > most ? <Warning>{say('panelsHaveNoRoom', values)}</Warning> : null}
    </div>
  )
}
