import { choices } from '@soundroof/data/choices'
import { RafterSectionDrawing } from '../../../../components/choice-pictures/framing-drawing.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { TypedOnDrawing } from '../drawing/typed-on-drawing.tsx'
import { type NumberWords, StepChoice, StepNumber } from '../fields/step-fields.tsx'
import { StepGroup } from '../fields/step-group.tsx'
import type { StepState } from '../frame/use-wizard-step.ts'
import { OptionList } from './option-list.tsx'
import classes from './rafter-group.module.css'

type Props = { readonly step: StepState<'structure'>; readonly active: string | null }

const materials = choices.rafterTypes.map(({ code, label }) => ({ value: code, label }))
const species = choices.timberTypes.map(({ code, label }) => ({ value: code, label }))

const words = {
  beamDepth: { label: 'Depth' },
  beamFlangeWidth: { label: 'roofs.flange-width' },
  beamFlangeThickness: { label: 'roofs.flange-thickness' },
  chordDepth: { label: 'Depth' },
  chordBreadth: { label: 'roofs.breadth' },
} as const satisfies NumberWords

export const RafterGroup = ({ step, active }: Props) => {
  const say = useSay()

  const { rafterMaterial } = step.draft
  return (
    <StepGroup title={say('roofs.rafters')}>
      <StepChoice step={step} field="rafterMaterial" options={materials} layout="row" />
      {rafterMaterial === null ? null : (
        <div className={classes.section}>
          <div className={classes.fields}>
            <StepNumber step={step} field="beamDepth" {...words.beamDepth} />
            <StepNumber step={step} field="beamFlangeWidth" {...words.beamFlangeWidth} />
            <StepNumber step={step} field="beamFlangeThickness" {...words.beamFlangeThickness} />
            <StepNumber step={step} field="chordDepth" {...words.chordDepth} />
            <StepNumber step={step} field="chordBreadth" {...words.chordBreadth} />
            <StepChoice
              step={step}
              field="chordSpecies"
              label={say('roofs.timber-type')}
              options={species}
              layout="row"
            />
          </div>
          <div className={classes.drawing}>
            <TypedOnDrawing step={step} words={words}>
              <RafterSectionDrawing material={rafterMaterial} draft={step.draft} active={active} />
            </TypedOnDrawing>
          </div>
        </div>
      )}
      <StepNumber step={step} field="rafterSpacing" hint={say('roofs.same-as-the-span-unless-typed')} />
      <StepNumber
        step={step}
        field="rafterSpan"
        hint={
          rafterMaterial === 'timber' ? say('roofs.for-a-truss-between-panel-points') : say('roofs.between-supports')
        }
      />
      <OptionList step={step} group="Rafters" />
    </StepGroup>
  )
}
