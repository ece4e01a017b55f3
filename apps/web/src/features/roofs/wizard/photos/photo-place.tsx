import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { loadDraft, rememberPhotoPlace, saveDraft } from '../../../../platform/draft/draft-store.ts'
import type { PhotoPlace } from '../../../../platform/wizard-route.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { reachedWith } from '../frame/step-order.ts'
import type { StepState } from '../frame/use-wizard-step.ts'

const options = [
  { value: 'first', label: 'photosFirst' },
  { value: 'after-solar', label: 'photosAfterSolar' },
  { value: 'after-structure', label: 'photosAfterStructure' },
] as const

/** Position of the photos among the steps; remembered on this device. */
export const PhotoPlaceField = ({ step }: { readonly step: StepState<'header'> }) => {
  const say = useSay()

  const change = (photosAt: PhotoPlace) => {
    const now = loadDraft() ?? step.wizard
    rememberPhotoPlace(photosAt)
    saveDraft({ ...now, photosAt, maxNum: reachedWith(now.photosAt, now.maxNum, photosAt) })
  }
  return (
    <ChoiceField<PhotoPlace>
      name="photosAt"
      label={say('photosWhen')}
      hint={say('photosWhenHint')}
      layout="row"
      options={options}
      value={step.wizard.photosAt}
      disabled={step.readOnly}
      onChange={change}
    />
  )
}
