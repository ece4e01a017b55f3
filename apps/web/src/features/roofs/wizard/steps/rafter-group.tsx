import { choices } from '@soundroof/data/choices'
import { RafterSectionDrawing } from '../drawings/framing-drawing.tsx'
import { StepChoice, StepNumber } from '../fields/step-fields.tsx'
import { StepGroup } from '../fields/step-group.tsx'
import type { StepState } from '../frame/use-wizard-step.ts'
import { OptionList } from './option-list.tsx'
import classes from './rafter-group.module.css'

type Props = { readonly step: StepState<'structure'>; readonly active: string | null }

const materials = choices.rafterTypes.map(({ code, label }) => ({ value: code, label }))
const species = choices.timberTypes.map(({ code, label }) => ({ value: code, label }))

export const RafterGroup = ({ step, active }: Props) => {
  const { rafterMaterial } = step.draft
  return (
    <StepGroup title="Rafters">
      <StepChoice step={step} field="rafterMaterial" options={materials} layout="row" />
      {rafterMaterial === null ? null : (
        <div className={classes.section}>
          <div className={classes.fields}>
            <StepNumber step={step} field="beamDepth" label="Depth" />
            <StepNumber step={step} field="beamFlangeWidth" label="Flange Width" />
            <StepNumber step={step} field="beamFlangeThickness" label="Flange Thickness" />
            <StepNumber step={step} field="chordDepth" label="Depth" />
            <StepNumber step={step} field="chordBreadth" label="Breadth" />
            <StepChoice step={step} field="chordSpecies" label="Timber Type" options={species} layout="row" />
          </div>
          <div className={classes.drawing}>
            <RafterSectionDrawing material={rafterMaterial} draft={step.draft} active={active} />
          </div>
        </div>
      )}
      <StepNumber step={step} field="rafterSpacing" hint="Between rafters" />
      <StepNumber
        step={step}
        field="rafterSpan"
        hint={rafterMaterial === 'timber' ? 'For a truss: between panel points of the top chord' : 'Between supports'}
      />
      <OptionList step={step} group="Rafters" />
    </StepGroup>
  )
}
