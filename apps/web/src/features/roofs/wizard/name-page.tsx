import { Text } from '@mantine/core'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { useEffect, useRef } from 'react'
import { Agreement } from '../../../components/fields/agreement.tsx'
import { TickField } from '../../../components/fields/tick-field.tsx'
import type { WizardDraft } from '../../../platform/draft/draft-store.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import classes from './fields/field.module.css'
import { StepText } from './fields/step-fields.tsx'
import { StepGroup } from './fields/step-group.tsx'
import { useEnteredDraft } from './frame/use-entered-draft.ts'
import { useFocusOnFirst } from './frame/use-focus-on-first.ts'
import { type StepState, useWizardStep } from './frame/use-wizard-step.ts'
import { WizardFrame } from './frame/wizard-frame.tsx'
import { numberAfter } from './last-job/as-last-job.ts'
import { useLastJob } from './last-job/use-last-job.ts'
import { PhotoPlaceField } from './photos/photo-place.tsx'

const Contacts = ({ step }: { readonly step: StepState<'header'> }) => {
  const say = useSay()
  return (
    <StepGroup title={say('roofs.client-and-site-contact')}>
      <Text size="sm" c="dimmed" className={classes.whole}>
        {say('roofs.for-the-crew-may-be-left-open')}
      </Text>
      <StepText step={step} field="clientName" whole />
      <StepText step={step} field="contactName" />
      <StepText step={step} field="contactPhone" />
      <StepText step={step} field="crewNote" whole hint={say('roofs.call-before-you-arrive')} />
    </StepGroup>
  )
}

/** Once there is a name, the number after that of the last job stands there, to be changed at will. */
const useNextNumber = (step: StepState<'header'>, last: ProjectDraft | null | undefined): void => {
  const isOffered = useRef(false)
  const next = numberAfter(last?.header.number ?? '')
  const { name, number } = step.draft
  useEffect(() => {
    if (isOffered.current || next === null || name === '' || number !== '') return
    isOffered.current = true
    step.change({ number: next })
  })
}

const NameStep = ({ wizard }: { readonly wizard: WizardDraft }) => {
  const say = useSay()

  const step = useWizardStep('header', wizard)
  useFocusOnFirst(wizard, 'header', 'name')
  // Loads early, for the steps that offer it, too.
  const { data: last } = useLastJob(wizard.mode === 'add')
  useNextNumber(step, wizard.mode === 'add' ? last : null)
  return (
    <WizardFrame
      step={step}
      title={wizard.mode === 'edit' ? say('shell.project') : say('roofs.new-project-2')}
      lead={say('roofs.five-short-steps-cover-the-building')}
    >
      <StepGroup title={say('roofs.name-and-number')}>
        <StepText step={step} field="name" whole hint={say('roofs.for-example-building-and-street')} />
        <StepText step={step} field="number" whole hint={say('roofs.your-job-number-the-report-file')} />
        <div className={classes.whole}>
          <TickField
            name="agreed"
            label={<Agreement />}
            checked={step.draft.agreed}
            onChange={(agreed) => step.change({ agreed })}
            error={step.errorOf('agreed')}
            disabled={step.readOnly}
          />
        </div>
        <div className={classes.whole}>
          <PhotoPlaceField step={step} />
        </div>
      </StepGroup>
      <Contacts step={step} />
      <Text size="sm" c="dimmed">
        {say('roofs.have-ready-photos-of-the-roof')}
      </Text>
    </WizardFrame>
  )
}

/** `/project_new`: name, number and agreement. */
export const NamePage = () => {
  const wizard = useEnteredDraft('header')
  return wizard ? <NameStep key={wizard.id} wizard={wizard} /> : null
}
