import { Text } from '@mantine/core'
import { areasOf, leafOf, locationsOf } from '@soundroof/contract/roofs/projects/option-lists'
import { choices } from '@soundroof/data/choices'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { BuildingDrawing, ShapeDrawing } from '../../../components/choice-pictures/building-drawing.tsx'
import { TerrainDrawing } from '../../../components/choice-pictures/terrain-drawing.tsx'
import { useChoicesInForce } from '../../../platform/api/shown-choices.ts'
import type { WizardDraft } from '../../../platform/draft/draft-store.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import classes from './building-page.module.css'
import { TraceBuilding } from './drawing/trace-building.tsx'
import { TypedOnDrawing } from './drawing/typed-on-drawing.tsx'
import { type NumberWords, StepChoice, StepNumber, StepSelect, StepText } from './fields/step-fields.tsx'
import { OptionPicture, StepGroup } from './fields/step-group.tsx'
import { useEnteredDraft } from './frame/use-entered-draft.ts'
import { useFocusOnFirst } from './frame/use-focus-on-first.ts'
import { type StepState, useWizardStep } from './frame/use-wizard-step.ts'
import { WizardFrame } from './frame/wizard-frame.tsx'
import { AltitudeAsked } from './place/altitude-asked.tsx'
import { PlaceSearch } from './place/place-search.tsx'
import { Assumptions } from './steps/assumptions.tsx'
import { FormFields } from './steps/form-fields.tsx'
import { OptionList } from './steps/option-list.tsx'
import { SiteDetails } from './steps/site-details.tsx'
import { terrainOption } from './steps/terrain-option.ts'

type Props = { readonly step: StepState<'building'> }

const shapes = choices.buildingShapes.map(({ code, label }) => ({
  value: code,
  label,
  picture: (
    <OptionPicture>
      <ShapeDrawing shape={code} />
    </OptionPicture>
  ),
}))

const terrains = choices.terrains.map((terrain, position) => ({
  value: position,
  ...terrainOption(terrain.text),
  picture: (
    <OptionPicture>
      <TerrainDrawing category={terrain.category} />
    </OptionPicture>
  ),
}))

const states = choices.states.map(({ name }) => name)

const words = {
  roofHeight: { label: 'roofs.average-roof-height', hint: 'roofs.midway-between-eaves-and-ridge' },
  roofSlope: { hint: 'roofs.0-for-a-flat-roof' },
} as const satisfies NumberWords

const sizes: readonly string[] = ['length', 'width', 'roofHeight', 'roofSlope', 'parapetHeight']
const places: readonly string[] = ['place', 'streetAddress', 'suburb', 'postcode']

type Step = Props['step']

/** Whether typed characters are all that is new. What is pressed shows at once: a radio that waits springs back meanwhile. */
const onlyTyped = (step: Step, before: Step): boolean =>
  step.project.options === before.project.options &&
  Object.entries(step.draft).every(
    ([field, value]) =>
      sizes.includes(field) || places.includes(field) || value === before.draft[field as keyof Step['draft']],
  )

type PartProps = Props & { readonly active: string | null }

/** The step for each field: those in which nobody types are rendered after the typed character, so that typing does not wait. */
const useFieldSteps = (step: Step, active: string | null) => {
  const later = useDeferredValue(step)
  const others = onlyTyped(step, later) ? later : step
  return { others, of: (field: string) => (field === active ? step : others) }
}

/** Numbers, and the drawing of them beside what else the size may come from. */
const Size = memo(({ step, active }: PartProps) => {
  const say = useSay()
  const { of, others } = useFieldSteps(step, active)
  return (
    <StepGroup title={say('roofs.size')} fields="narrow">
      <StepNumber step={of('length')} field="length" />
      <StepNumber step={of('width')} field="width" />
      <StepNumber step={of('roofHeight')} field="roofHeight" {...words.roofHeight} />
      <StepNumber step={of('roofSlope')} field="roofSlope" {...words.roofSlope} />
      <StepNumber step={of('parapetHeight')} field="parapetHeight" />
      <div className={classes.shape}>
        <div className={classes.answers}>
          <div className={classes.shapes}>
            <StepChoice step={others} field="shape" options={shapes} layout="tiles" />
          </div>
          <TraceBuilding step={others} />
        </div>
        <div className={classes.drawing}>
          <TypedOnDrawing step={step} words={words}>
            <BuildingDrawing draft={step.draft} form={step.project.options.roofForm} active={active} />
          </TypedOnDrawing>
        </div>
      </div>
    </StepGroup>
  )
})

/** Wind region of the chosen place, with towns in it, so that a wrong choice is noticed. */
const Place = ({ step }: Props) => {
  const say = useSay()

  const leaf = leafOf(useChoicesInForce(), step.draft)
  if (leaf === undefined || step.draft.area === null) return null
  return (
    <Text size="sm" c="dimmed" className={classes.region ?? ''} role="status">
      {leaf.examples.length > 0
        ? say('roofs.wind-region-for-example', {
            region: leaf.region,
            examples: leaf.examples.join(', '),
          })
        : say('roofs.wind-region', { region: leaf.region })}
      {leaf.note ? ` ${say.named(leaf.note)}` : ''}
    </Text>
  )
}

const Location = memo(({ step, active }: PartProps) => {
  const say = useSay()
  const { of, others } = useFieldSteps(step, active)
  const areas = useMemo(() => areasOf(choices, others.draft).map(({ name }) => name), [others])
  const locations = useMemo(() => locationsOf(choices, others.draft).map(({ name }) => name), [others])
  return (
    <div className={classes.place}>
      <StepGroup title={say('roofs.location')} fields="narrow">
        <PlaceSearch step={of('place')} />
        <StepSelect step={others} field="state" options={states} />
        <StepSelect step={others} field="area" options={areas} />
        <div className={classes.location}>
          <StepSelect step={others} field="location" options={locations} />
        </div>
        <Place step={others} />
        <AltitudeAsked step={others} />
        <div className={classes.street}>
          <StepText step={of('streetAddress')} field="streetAddress" />
        </div>
        <StepText step={of('suburb')} field="suburb" />
        <StepText step={of('postcode')} field="postcode" />
        <OptionList step={others} group="site" />
      </StepGroup>
    </div>
  )
})

const Terrain = ({ step }: Props) => {
  const say = useSay()
  return (
    <div className={classes.terrain}>
      <StepGroup>
        <StepChoice
          step={step}
          field="terrain"
          hint={say('roofs.within-about-500-m-of-the')}
          options={terrains}
          layout="tiles"
        />
      </StepGroup>
    </div>
  )
}

const Surroundings = memo(({ step }: Props) => (
  <div className={classes.column}>
    <FormFields step={step} />
    <Terrain step={step} />
    <SiteDetails step={step} />
    <Assumptions step={step} group="Wind" />
  </div>
))

/** Parts in which nobody types are rendered after the typed character, so that typing does not wait for them. */
const useParts = (step: Step, active: string | null) => {
  const later = useDeferredValue(step)
  const [isSize, isPlace] = [sizes.includes(active ?? ''), places.includes(active ?? '')]
  if (!onlyTyped(step, later)) return { size: step, place: step, others: step }
  return { size: isPlace ? later : step, place: isSize ? later : step, others: isSize || isPlace ? later : step }
}

/** Building and site side by side where there is room: each column is one part of the page for a phone, too. */
const BuildingStep = ({ wizard }: { readonly wizard: WizardDraft }) => {
  const say = useSay()

  const step = useWizardStep('building', wizard)
  const [active, setActive] = useState<string | null>(null)
  const { size, place, others } = useParts(step, active)
  useFocusOnFirst(wizard, 'building', 'length')
  return (
    <WizardFrame
      step={step}
      title={say('roofs.building')}
      lead={say('roofs.dimensions-and-site-of-the-building')}
      onActive={setActive}
      wide
    >
      <div className={classes.columns}>
        <div className={classes.column}>
          <Size step={size} active={active} />
          <Location step={place} active={active} />
        </div>
        <Surroundings step={others} />
      </div>
    </WizardFrame>
  )
}

/** `/project_new1`. */
export const BuildingPage = () => {
  const wizard = useEnteredDraft('building')
  return wizard ? <BuildingStep key={wizard.id} wizard={wizard} /> : null
}
