import { scaleOfEntered } from '@soundroof/contract/roofs/projects/entered-array'
import { railSpacingLimit } from '@soundroof/contract/roofs/projects/option-lists'
import { choices } from '@soundroof/data/choices'
import { type ReactNode, useState } from 'react'
import { ArrayDrawing } from '../../../components/choice-pictures/array-drawing.tsx'
import { FixingDrawing, MountDrawing, RailsDrawing } from '../../../components/choice-pictures/solar-drawings.tsx'
import type { WizardDraft } from '../../../platform/draft/draft-store.ts'
import { type PlainCode, type Say, useSay } from '../../../platform/words/use-say.ts'
import { TypedOnDrawing } from './drawing/typed-on-drawing.tsx'
import { type NumberWords, StepChoice, StepNumber } from './fields/step-fields.tsx'
import { OptionPicture, StepGroup } from './fields/step-group.tsx'
import { useEnteredDraft } from './frame/use-entered-draft.ts'
import { useFocusOnFirst } from './frame/use-focus-on-first.ts'
import { type StepState, useWizardStep } from './frame/use-wizard-step.ts'
import { WizardFrame } from './frame/wizard-frame.tsx'
import { LastJob } from './last-job/last-job.tsx'
import { ProductFields } from './products/product-fields.tsx'
import { Assumptions } from './steps/assumptions.tsx'
import { ExactSize } from './steps/exact-size.tsx'
import { EnteredArray, PanelCount } from './steps/panel-count.tsx'

type Props = { readonly step: StepState<'solar'> }

const explained = {
  parallel: 'roofs.rails-run-along-the-purlins',
  perpendicular: 'roofs.rails-run-across-the-purlins',
  flush: 'roofs.panels-parallel-to-the-roof',
  tilt: 'roofs.panels-tilted-relative-to-the-roof',
  screw: 'roofs.screwed-through-the-sheet-into-the',
  clamp: 'roofs.clamped-to-the-ribs-of-the',
} as const satisfies Readonly<Record<string, PlainCode>>

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

const bandOptions = (say: Say, bands: readonly Readonly<Record<'lower' | 'upper', number>>[]) =>
  bands.map((band, position) => ({ value: position, label: say('roofs.to', band) }))

const Panels = ({ step }: Props) => {
  const say = useSay()

  const limit = railSpacingLimit(step.context.choices, step.project)
  const isAlong = step.draft.installation === 'parallel'
  return (
    <StepGroup title={say('report.panels')} fields="narrow">
      <StepChoice
        step={step}
        field="panelLengthBand"
        label={say('roofs.solar-panel-length-mm')}
        layout="row"
        options={bandOptions(say, choices.panelLengthBands)}
        {...(isAlong && limit !== null ? { hint: say('roofs.purlin-spacing-at-most-mm', { limit }) } : {})}
      />
      <StepChoice
        step={step}
        field="panelWidthBand"
        label={say('roofs.solar-panel-width-mm')}
        layout="row"
        options={bandOptions(say, choices.panelWidthBands)}
      />
      <ExactSize step={step} />
      <PanelCount step={step} />
    </StepGroup>
  )
}

const words = {
  panels: { hint: 'roofs.if-known-the-drawing-lays-out' },
  power: { hint: 'roofs.instead-of-a-number-of-panels' },
} as const satisfies NumberWords

const [typedScale, roundedScale] = ['roofs.all-panels-together-whole-kw', 'roofs.rounded-up-from-the-array'] as const

const SolarStep = ({ wizard }: { readonly wizard: WizardDraft }) => {
  const say = useSay()

  const step = useWizardStep('solar', wizard)
  useFocusOnFirst(wizard, 'solar', 'installation')
  const [active, setActive] = useState<string | null>(null)
  const isRounded = scaleOfEntered(step.context.choices, step.project) !== null
  const scale = { hint: isRounded ? roundedScale : typedScale }
  return (
    <WizardFrame
      step={step}
      title={say('components.solar')}
      lead={say('roofs.layout-of-the-rails-and-panels')}
      onActive={setActive}
      aside={
        <TypedOnDrawing step={step} words={{ scale }}>
          <ArrayDrawing draft={step.draft} active={active} />
        </TypedOnDrawing>
      }
    >
      <LastJob step={step} />
      <StepGroup title={say('roofs.rails')}>
        <StepChoice step={step} field="installation" options={installations} />
        <StepNumber step={step} field="scale" hint={say(scale.hint)} />
        <StepNumber step={step} field="panels" hint={say(words.panels.hint)} />
        <StepNumber step={step} field="power" hint={say(words.power.hint)} />
        <EnteredArray step={step} />
      </StepGroup>
      <StepGroup title={say('roofs.mount')}>
        <StepChoice step={step} field="mount" options={mounts} />
        <StepNumber step={step} field="tiltAngle" />
      </StepGroup>
      <ProductFields step={step} />
      <Panels step={step} />
      <StepGroup title={say('roofs.fixing')}>
        <StepChoice step={step} field="fixing" options={fixings} />
      </StepGroup>
      <Assumptions step={step} group="Panels and fixings" />
    </WizardFrame>
  )
}

/** `/project_new2`. */
export const SolarPage = () => {
  const wizard = useEnteredDraft('solar')
  return wizard ? <SolarStep key={wizard.id} wizard={wizard} /> : null
}
