import { loadDraft } from '../../../../platform/draft/draft-store.ts'
import { BesideField } from '../fields/beside-field.tsx'
import { StepGroup } from '../fields/step-group.tsx'
import { type StepState, saveProject } from '../frame/use-wizard-step.ts'
import { OptionField, type OptionForm } from '../options/option-fields.tsx'
import { type OptionName, placeOptions } from '../options/option-specs.ts'

type Props = { readonly step: StepState<'building'> }

/** Wind class and place of the house, where they are known. */
export const PlaceFields = ({ step }: Props) => {
  const { wizard, project } = step
  const set = (name: OptionName, value: unknown) => {
    const now = loadDraft() ?? wizard
    const options = { ...now.project.options, [name]: value }
    saveProject({ ...now, project: { ...now.project, options } }, 'building')
  }
  // Only numbers inside their limits are saved, so that Next finds none outside.
  const form: OptionForm = { options: project.options, readOnly: step.readOnly, set, setValid: () => undefined }
  return (
    <StepGroup title="Wind class and place">
      {placeOptions(project).map((spec) => (
        <BesideField key={spec.name} step={step} field={`options.${spec.name}`} whole={spec.kind === 'choice'}>
          <OptionField spec={spec} form={form} error={step.errorOf(`options.${spec.name}`)} />
        </BesideField>
      ))}
    </StepGroup>
  )
}
