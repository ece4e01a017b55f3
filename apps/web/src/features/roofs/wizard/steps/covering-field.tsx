import { roofTypeLabels, roofTypes } from '@soundroof/contract/roofs/fields/wizard-fields'
import { withCovering } from '@soundroof/contract/roofs/projects/covering'
import type { RoofType } from '@soundroof/contract/roofs/projects/roof-cover'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { BesideField } from '../fields/beside-field.tsx'
import type { StepState } from '../frame/use-wizard-step.ts'

const field = 'covering'
const options = roofTypes.map((type) => ({ value: type, label: roofTypeLabels[type] }))

/** Tin or tile, answered on the first step by who knows it: the Roof Type step shows it filled in. */
export const CoveringField = ({ step }: { readonly step: StepState<'building'> }) => {
  const say = useSay()
  return (
    <BesideField step={step} field={field} whole>
      <ChoiceField<RoofType>
        name={field}
        label={say('roofs.roof-covering')}
        hint={say('roofs.if-known-fills-in-fixing-type')}
        layout="row"
        options={options}
        value={step.project.roofCover.roofType}
        disabled={step.readOnly}
        onChange={(type) => step.take(field, (project) => withCovering(project, type, step.context))}
      />
    </BesideField>
  )
}
