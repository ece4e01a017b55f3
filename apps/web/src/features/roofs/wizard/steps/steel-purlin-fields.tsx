import { depthsOf, thicknessesOf } from '@soundroof/contract/roofs/projects/option-lists'
import { choices } from '@soundroof/data/choices'
import { BridgingDrawing, PurlinSectionDrawing } from '../../../../components/choice-pictures/purlin-drawings.tsx'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { StepChoice } from '../fields/step-fields.tsx'
import { OptionPicture } from '../fields/step-group.tsx'
import type { StepState } from '../frame/use-wizard-step.ts'
import { catalogueText } from './catalogue-text.ts'

type Props = { readonly step: StepState<'structure'> }

const sections = (['Z', 'C', 'top-hat'] as const).map((section) => ({
  value: section,
  label: choices.purlins[section].label,
  picture: (
    <OptionPicture>
      <PurlinSectionDrawing shape={section} />
    </OptionPicture>
  ),
}))

const rowsInWords: readonly PlainCode[] = ['roofs.none', 'components.1-row', 'components.2-rows', 'components.3-rows']

const bridging = choices.bridging.map((rows, position) => ({
  value: position,
  label: rowsInWords[rows] ?? String(rows),
  picture: (
    <OptionPicture large>
      <BridgingDrawing rows={rows} />
    </OptionPicture>
  ),
}))

/** Steel purlins from the section down; each answer opens the next field. */
export const SteelPurlinFields = ({ step }: Props) => {
  const say = useSay()

  const { draft } = step
  const depths = depthsOf(choices, draft).map(({ depth }, position) => ({ value: position, label: `${depth} mm` }))
  const listed = thicknessesOf(choices, draft)
  const thicknesses = listed.map((thickness, position) => ({
    value: position,
    label: thickness === null ? 'Unsure' : `${catalogueText(thickness, listed)} mm`,
  }))
  return (
    <>
      <StepChoice step={step} field="section" options={sections} />
      {depths.length > 0 ? <StepChoice step={step} field="depth" options={depths} layout="row" /> : null}
      {thicknesses.length > 0 ? (
        <StepChoice
          step={step}
          field="thickness"
          options={thicknesses}
          layout="row"
          hint={say('roofs.base-metal-thickness-bmt-measured-with')}
        />
      ) : null}
      {draft.depth === null ? null : (
        <StepChoice
          step={step}
          field="bridging"
          options={bridging}
          hint={say('roofs.rows-of-bridging-within-one-span')}
        />
      )}
    </>
  )
}
