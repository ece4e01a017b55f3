import { Text } from '@mantine/core'
import { isBelowPanel, panelCount } from '@soundroof/contract/roofs/projects/panel-count'
import { useSay } from '../../../../platform/words/use-say.ts'
import { Warning } from '../fields/beside-field.tsx'
import classes from '../fields/field.module.css'
import type { StepState } from '../frame/use-wizard-step.ts'

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
  const values = { ...numbers, power: Math.floor(numbers.power), scale: step.draft.scale ?? 0 }
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
