import { roofTypeLabels } from '@soundroof/contract/roofs/fields/wizard-fields'
import { allowedRoofTypes } from '@soundroof/contract/roofs/projects/roof-cover'
import { profileScale } from '../../../../components/choice-pictures/sheeting-profile.ts'
import { SheetingProfileDrawing } from '../../../../components/choice-pictures/sheeting-profile-drawing.tsx'
import { useSheetingPictures, useShownChoices } from '../../../../platform/api/shown-choices.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { StepChoice, StepText } from '../fields/step-fields.tsx'
import { StepGroup } from '../fields/step-group.tsx'
import type { StepState } from '../frame/use-wizard-step.ts'
import { OptionList } from './option-list.tsx'
import classes from './roof-cover.module.css'

type Props = { readonly step: StepState<'roofCover'> }

const explained = {
  'tin-screwed': 'roofs.metal-sheet-feet-screwed-through-the',
  'tin-clamped': 'roofs.metal-sheet-feet-clamped-to-the',
  tile: 'roofs.tiles-roof-hooks-screwed-to-the',
} as const satisfies Readonly<Record<string, PlainCode>>

/** Every product but "Other", by its shown name; a renamed one keeps its description below. */
const useProducts = () => {
  const { sheetings } = useShownChoices()
  const pictures = useSheetingPictures()
  const scale = profileScale(sheetings)
  return sheetings.slice(1).map((product, index) => ({
    value: index + 1,
    label: product.name,
    description: product.defaultName,
    picture: (
      <span className={classes.profile}>
        {pictures[index + 1] ? (
          <img src={pictures[index + 1]} alt="" className={classes.photo} />
        ) : (
          <SheetingProfileDrawing profile={product} scale={scale} />
        )}
      </span>
    ),
  }))
}

const Sheeting = ({ step }: Props) => {
  const say = useSay()

  const products = useProducts()
  return (
    <StepGroup title={say('report.roof-sheeting')}>
      <StepChoice
        step={step}
        field="sheeting"
        label={say('roofs.which-profile-is-on-the-roof')}
        hint={say('roofs.end-view-of-each-profile-all')}
        options={products}
      />
      <StepText
        step={step}
        field="sheetingText"
        label={say('roofs.other')}
        whole
        hint={say('roofs.manufacturer-and-profile-if-not-listed')}
      />
    </StepGroup>
  )
}

/** Roof types that suit the fixing and the structure. */
export const RoofCoverFields = ({ step }: Props) => {
  const say = useSay()

  const types = allowedRoofTypes({ project: step.project }).map((type) => ({
    value: type,
    label: roofTypeLabels[type],
    description: explained[type],
  }))
  return (
    <>
      <StepGroup>
        <StepChoice step={step} field="roofType" options={types} />
        <OptionList step={step} group="Roof cover" />
      </StepGroup>
      {step.draft.roofType === 'tin-clamped' ? <Sheeting step={step} /> : null}
      <StepGroup>
        <div className={classes.note}>
          <StepText step={step} field="note" rows={6} hint={say('roofs.scope-of-works-and-special-requirements')} />
        </div>
      </StepGroup>
    </>
  )
}
