import { Button, Stack } from '@mantine/core'
import { isFromDesk, lacksPhotos } from '@soundroof/contract/roofs/projects/photos'
import { WithHelp } from '../../../../components/help/with-help.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { helpOfField } from '../fields/help-of-field.ts'
import { stepAfter } from '../frame/step-order.ts'
import { advance } from '../frame/use-step-navigation.ts'
import type { StepState } from '../frame/use-wizard-step.ts'
import classes from './photos.module.css'

type Props = { readonly step: StepState<'photos'> }

const Offer = ({ step }: Props) => {
  const say = useSay()
  const goOn = () => {
    const following = stepAfter(step.wizard.photosAt, 'photos')
    step.change({ fromDesk: true })
    if (following !== null) advance(step, following)
  }
  return (
    <Panel tone="quiet">
      <Stack gap="sm" align="start">
        <WithHelp {...helpOfField('photos', 'fromDesk', step.project)}>
          <p className={classes.hint}>{say('roofs.desk-offer')}</p>
        </WithHelp>
        <Button variant="default" onClick={goOn}>
          {say('roofs.not-been-on-roof')}
        </Button>
      </Stack>
    </Panel>
  )
}

/** A stored project leaves the desk by its photos. */
const Chosen = ({ step }: Props) => {
  const say = useSay()
  return (
    <Panel title={say('From the desk')} tone="warning">
      <Stack gap="sm" align="start">
        <p className={classes.hint}>{say('roofs.desk-chosen')}</p>
        {step.readOnly || step.wizard.hash !== null ? null : (
          <Button variant="default" onClick={() => step.change({ fromDesk: false })}>
            {say('roofs.been-on-roof')}
          </Button>
        )}
      </Stack>
    </Panel>
  )
}

/** The way on for whoever has no photos yet; nothing where all are there. */
export const FromDesk = ({ step }: Props) => {
  if (isFromDesk(step.project)) return <Chosen step={step} />
  return step.readOnly || !lacksPhotos(step.project) ? null : <Offer step={step} />
}
