import { railSpacingLimit } from '@soundroof/contract/roofs/project/option-lists'
import { choices } from '@soundroof/data/choices'
import type { ReactNode } from 'react'
import type { WizardDraft } from '../../../platform/draft/draft-store.ts'
import { FixingDrawing, MountDrawing, RailsDrawing } from './drawings/solar-drawings.tsx'
import { StepChoice, StepNumber, StepSelect } from './fields/step-fields.tsx'
import { OptionPicture, StepGroup } from './fields/step-group.tsx'
import { useEnteredDraft } from './frame/use-entered-draft.ts'
import { type StepState, useWizardStep } from './frame/use-wizard-step.ts'
import { WizardFrame } from './frame/wizard-frame.tsx'
import { LibraryFields } from './steps/library-fields.tsx'

type Props = { readonly step: StepState<'solar'> }

const explained = {
  parallel: 'Rails run along the purlins',
  perpendicular: 'Rails run across the purlins',
  flush: 'Panels parallel to the roof',
  tilt: 'Panels tilted relative to the roof',
  screw: 'Screwed through the sheet into the purlin, or hooked under tiles',
  clamp: 'Clamped to the ribs of the sheet, no penetration',
} as const

const optionsOf = <C extends keyof typeof explained>(
  list: readonly { readonly code: C; readonly label: string }[],
  drawingOf: (code: C) => ReactNode,
) =>
  list.map(({ code, label }) => ({
    value: code,
    label,
    description: explained[code],
    picture: <OptionPicture large>{drawingOf(code)}</OptionPicture>,
  }))

const installations = optionsOf(choices.installationMethods, (code) => <RailsDrawing direction={code} />)
const mounts = optionsOf(choices.mounts, (code) => <MountDrawing mount={code} />)
const fixings = optionsOf(choices.fixings, (code) => <FixingDrawing fixing={code} />)

const bandNames = (bands: readonly { readonly lower: number; readonly upper: number }[]): readonly string[] =>
  bands.map(({ lower, upper }) => `${lower} to ${upper} mm`)

const Panels = ({ step }: Props) => {
  const limit = railSpacingLimit(choices, step.draft)
  const isAlong = step.draft.installation === 'parallel'
  return (
    <StepGroup title="Panels">
      <StepSelect
        step={step}
        field="panelLengthBand"
        options={bandNames(choices.panelLengthBands)}
        {...(isAlong && limit !== null ? { hint: `Purlin spacing at most ${limit} mm` } : {})}
      />
      <StepSelect step={step} field="panelWidthBand" options={bandNames(choices.panelWidthBands)} />
    </StepGroup>
  )
}

const SolarStep = ({ wizard }: { readonly wizard: WizardDraft }) => {
  const step = useWizardStep('solar', wizard)
  return (
    <WizardFrame step={step} title="Solar" lead="Layout of the rails and panels on the roof.">
      <StepGroup title="Rails">
        <StepChoice step={step} field="installation" options={installations} />
        <StepNumber step={step} field="scale" hint="All panels together, whole kW" />
      </StepGroup>
      <StepGroup title="Mount">
        <StepChoice step={step} field="mount" options={mounts} />
        <StepNumber step={step} field="tiltAngle" />
      </StepGroup>
      <LibraryFields step={step} />
      <Panels step={step} />
      <StepGroup title="Fixing">
        <StepChoice step={step} field="fixing" options={fixings} />
      </StepGroup>
    </WizardFrame>
  )
}

/** `/project_new2`. */
export const SolarPage = () => {
  const wizard = useEnteredDraft('solar')
  return wizard ? <SolarStep wizard={wizard} /> : null
}
