import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSubscription } from '../../../platform/account/subscription.ts'
import { loadDraft, type WizardDraft } from '../../../platform/draft/draft-store.ts'
import { goTo } from '../../../platform/navigation.ts'
import { CalculateProgress } from './calculate/calculate-progress.tsx'
import { quotaWords } from './calculate/quota-words.ts'
import { RefusalNotice } from './calculate/refusal-notice.tsx'
import { useCalculate } from './calculate/use-calculate.ts'
import { useEnteredDraft } from './frame/use-entered-draft.ts'
import { saveProject, useWizardStep } from './frame/use-wizard-step.ts'
import { WizardFrame } from './frame/wizard-frame.tsx'
import { Assumptions } from './options/assumptions.tsx'
import { useUploadQueue } from './photos/upload-manager.ts'
import { uploadingText } from './photos/upload-queue.ts'
import { RoofCoverFields } from './steps/roof-cover-fields.tsx'

const invalidWords = 'Assumptions: a number is missing or outside its limits'

const RoofTypeStep = ({ wizard }: { readonly wizard: WizardDraft }) => {
  const step = useWizardStep('roofCover', wizard)
  const { run, refusal, start } = useCalculate(step)
  const [isValid, setValid] = useState(true)
  const uploading = uploadingText(useUploadQueue())
  const subscription = useSubscription()
  const waiting = uploading ?? (isValid ? null : invalidWords)
  const calculateButton = (
    <Button disabled={waiting !== null} loading={run !== null} onClick={() => void start()}>
      Calculate
    </Button>
  )
  return (
    <WizardFrame
      step={step}
      title="Roof Type"
      lead="Select the roof covering, then calculate."
      waiting={waiting ?? (step.readOnly ? null : quotaWords(subscription))}
      last={step.readOnly ? <Button onClick={() => goTo('/project_existing')}>Close</Button> : calculateButton}
    >
      <RoofCoverFields step={step} />
      <Assumptions
        project={step.project}
        readOnly={step.readOnly}
        onChange={(options) => {
          const now = loadDraft() ?? wizard
          saveProject({ ...now, project: { ...now.project, options } }, 'roofCover')
        }}
        onValid={setValid}
      />
      {refusal ? <RefusalNotice refusal={refusal} wizard={wizard} /> : null}
      <CalculateProgress run={run} />
    </WizardFrame>
  )
}

/** `/project_new5`. */
export const RoofTypePage = () => {
  const wizard = useEnteredDraft('roofCover')
  return wizard ? <RoofTypeStep wizard={wizard} /> : null
}
