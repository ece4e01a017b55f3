import { Anchor, Text } from '@mantine/core'
import { useEffect } from 'react'
import { TickField } from '../../../components/fields/tick-field.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { loadDraft, type WizardDraft } from '../../../platform/draft/draft-store.ts'
import { openInWizard } from '../../../platform/draft/open-project.ts'
import { goTo } from '../../../platform/navigation.ts'
import classes from './fields/field.module.css'
import { StepText } from './fields/step-fields.tsx'
import { StepGroup } from './fields/step-group.tsx'
import { projectLost, useEnteredDraft } from './frame/use-entered-draft.ts'
import { useWizardStep } from './frame/use-wizard-step.ts'
import { WizardFrame } from './frame/wizard-frame.tsx'

const Agreement = () => (
  <>
    I have read and agree to the{' '}
    <Anchor href="/terms" target="_blank" underline="always" inherit>
      Terms of Service
    </Anchor>{' '}
    and{' '}
    <Anchor href="/privacy" target="_blank" underline="always" inherit>
      Privacy
    </Anchor>
  </>
)

const NameStep = ({ wizard }: { readonly wizard: WizardDraft }) => {
  const step = useWizardStep('header', wizard)
  return (
    <WizardFrame
      step={step}
      title={wizard.mode === 'edit' ? 'Project' : 'New project'}
      lead="Five short steps describe the building, the panels and the roof. You can stop at any time and go on later."
    >
      <StepGroup title="Name and number">
        <StepText step={step} field="name" whole hint="For example the building and its street" />
        <StepText
          step={step}
          field="number"
          whole
          hint="Your own number. With the date and the name it names the report."
        />
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
      </StepGroup>
      <Text size="sm" c="dimmed">
        Good to have at hand: photos of the roof and its frame, a tape measure, and the size of the panels.
      </Text>
    </WizardFrame>
  )
}

/** A project that was opened by its address is loaded; one that was being added cannot be. */
const loadNamed = async ({ type, project }: { readonly type?: string; readonly project?: string }): Promise<void> => {
  if (type !== 'edit' || !project) return projectLost()
  await openInWizard(project)
  // Refused and told: there is nothing to edit here.
  if (loadDraft()?.hash !== project) goTo('/project')
}

/** `/project_new`: name, number and agreement. */
export const NamePage = () => {
  const wizard = useEnteredDraft('header', (query) => void loadNamed(query))
  useEffect(() => {
    // A session that has ended is told, and leads away, before anything is typed.
    void call('checkToken')
  }, [])
  return wizard ? <NameStep wizard={wizard} /> : null
}
