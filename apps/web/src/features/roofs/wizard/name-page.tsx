import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { Agreement } from '../../../components/fields/agreement.tsx'
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

const NameStep = ({ wizard }: { readonly wizard: WizardDraft }) => {
  const step = useWizardStep('header', wizard)
  return (
    <WizardFrame
      step={step}
      title={wizard.mode === 'edit' ? 'Project' : 'New project'}
      lead="Five short steps cover the building, the array and the roof. You can stop at any time and continue later."
    >
      <StepGroup title="Name and number">
        <StepText step={step} field="name" whole hint="For example building and street" />
        <StepText
          step={step}
          field="number"
          whole
          hint="Your job number. The report file is named by number, date and project name."
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
        Have ready: photos of the roof and its framing, a tape measure, and the panel dimensions.
      </Text>
    </WizardFrame>
  )
}

/** Loads a project opened by its address; one that was being added cannot be loaded. */
const loadNamed = async ({ type, project }: { readonly type?: string; readonly project?: string }): Promise<void> => {
  if (type !== 'edit' || !project) return projectLost()
  await openInWizard(project)
  // Refused, with a toast: there is nothing to edit here.
  if (loadDraft()?.hash !== project) goTo('/project')
}

/** `/project_new`: name, number and agreement. */
export const NamePage = () => {
  const wizard = useEnteredDraft('header', (query) => void loadNamed(query))
  useEffect(() => {
    // An ended session redirects before anything is typed.
    void call('checkToken')
  }, [])
  return wizard ? <NameStep wizard={wizard} /> : null
}
