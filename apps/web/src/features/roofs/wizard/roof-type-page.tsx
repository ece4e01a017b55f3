import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useSubscription } from '../../../platform/account/subscription.ts'
import type { WizardDraft } from '../../../platform/draft/draft-store.ts'
import { goTo } from '../../../platform/navigation.ts'
import { useBusy } from '../../../platform/use-busy.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { wakeDevice } from './calculate/calculate-on-device.ts'
import { CalculateProgress } from './calculate/calculate-progress.tsx'
import { quotaWords } from './calculate/quota-words.ts'
import { RefusalNotice } from './calculate/refusal-notice.tsx'
import { useCalculate } from './calculate/use-calculate.ts'
import { useEnteredDraft } from './frame/use-entered-draft.ts'
import { useFocusOnFirst } from './frame/use-focus-on-first.ts'
import { useWizardStep } from './frame/use-wizard-step.ts'
import { WizardFrame } from './frame/wizard-frame.tsx'
import { LastJob } from './last-job/last-job.tsx'
import { useUploads } from './photos/upload-manager.ts'
import { unsentWords, uploadingText } from './photos/upload-queue.ts'
import { RoofCoverFields } from './steps/roof-cover-fields.tsx'

const RoofTypeStep = ({ wizard }: { readonly wizard: WizardDraft }) => {
  const say = useSay()

  const step = useWizardStep('roofCover', wizard)
  useFocusOnFirst(wizard, 'roofCover', 'roofType', 'sheeting')
  const { run, refusal, start } = useCalculate(step)
  // From the press on: out of reach, the server is waited for before the device calculates.
  const [isBusy, during] = useBusy()
  useEffect(() => void wakeDevice(), [])
  const uploads = useUploads(wizard)
  const awaited = uploadingText(uploads) ?? unsentWords(uploads)[0]
  const subscription = useSubscription()
  const isWithoutPlan = subscription?.active === false
  const calculateButton = (
    // Never disabled while photos are sent: a press that meets the change from one to the other would be lost.
    <Button loading={isBusy || run !== null} onClick={() => void during(start())}>
      {say(isWithoutPlan ? 'components.save' : 'shell.calculate')}
    </Button>
  )
  return (
    <WizardFrame
      step={step}
      title={say('roofs.roof-type')}
      lead={say(
        isWithoutPlan ? 'roofs.select-the-roof-covering-then-save' : 'roofs.select-the-roof-covering-then-calculate',
      )}
      waiting={awaited ? say(awaited) : step.readOnly ? null : quotaWords(say, subscription)}
      last={
        step.readOnly ? (
          <Button onClick={() => goTo('/project_existing')}>{say('shell.close')}</Button>
        ) : (
          calculateButton
        )
      }
    >
      <LastJob step={step} />
      <RoofCoverFields step={step} />
      {refusal ? <RefusalNotice refusal={refusal} wizard={wizard} /> : null}
      <CalculateProgress run={run} />
    </WizardFrame>
  )
}

/** `/project_new5`. */
export const RoofTypePage = () => {
  const wizard = useEnteredDraft('roofCover')
  return wizard ? <RoofTypeStep key={wizard.id} wizard={wizard} /> : null
}
