import { Button, NativeSelect } from '@mantine/core'
import type { Variation } from '@soundroof/contract/roofs/what-if/variation'
import { plain } from '@soundroof/report/wording/number-text'
import { useId } from 'react'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import {
  type Around,
  type Control,
  chosenSize,
  chosenValue,
  controlGroups,
  type Group,
  type SizeRange,
  steepestTilt,
  tiltOf,
  withSize,
  withTilt,
  withValue,
} from './controls.ts'
import { unusualChoice } from './unusual-choice.ts'
import type { VariantState } from './use-what-if.ts'
import classes from './what-if.module.css'

type Change = (variation: Variation) => void

type ChoiceProps = {
  readonly id: string
  readonly control: Control
  /** What a choice means that is rarely right; null: it is usual, or the project's own. */
  readonly unusual: string | null
  readonly variation: Variation
  readonly onChange: Change
}

/** Marks the project's own value, so that the way back is visible. */
const Choice = ({ id, control, unusual, variation, onChange }: ChoiceProps) => {
  const say = useSay()

  const { options, own, isIssued } = control
  const chosen = chosenValue(control, variation)
  return (
    <NativeSelect
      id={id}
      description={unusual}
      size="sm"
      label={say.named(control.label)}
      data={options.map(({ value, label }, position) => ({
        value: String(position),
        label: asIssued(say, say.named(label), value === own && isIssued),
      }))}
      value={String(options.findIndex(({ value }) => value === chosen))}
      data-changed={chosen !== own}
      onChange={(event) => {
        const option = options[Number(event.currentTarget.value)]
        if (option) onChange(withValue(control, option.value, variation))
      }}
    />
  )
}

type SliderProps = {
  readonly label: string
  readonly words: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onChange: (value: number) => void
}

const Slider = ({ label, words, onChange, ...limits }: SliderProps) => {
  const id = useId()
  return (
    <div className={classes.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{words}</output>
      <input
        {...limits}
        id={id}
        type="range"
        step={1}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  )
}

const asIssued = (say: Say, value: string, isOwn: boolean): string =>
  isOwn ? say('roofs.as-issued', { value }) : value

type TiltProps = { readonly around: Around; readonly variation: Variation; readonly onChange: Change }

const Tilt = ({ around: { project }, variation, onChange }: TiltProps) => {
  const say = useSay()

  const [tilt, own] = [tiltOf(project, variation), tiltOf(project, {})]
  return (
    <Slider
      label={say('roofs.tilt-to-the-roof')}
      words={asIssued(say, tilt === 0 ? say('roofs.flush') : `${tilt}°`, tilt === own)}
      min={0}
      max={steepestTilt(project)}
      value={tilt}
      onChange={(value) => onChange(withTilt(project, value, variation))}
    />
  )
}

type SizeProps = { readonly range: SizeRange; readonly variation: Variation; readonly onChange: Change }

const Size = ({ range, variation, onChange }: SizeProps) => {
  const say = useSay()

  const size = chosenSize(range, variation)
  return (
    <Slider
      label={say.named(range.label)}
      words={asIssued(say, `${plain(size)} mm`, range.isIssued && size === range.own)}
      min={range.lower}
      max={range.upper}
      value={size}
      onChange={(value) => onChange(withSize(range, value, variation))}
    />
  )
}

type ChoicesProps = {
  readonly id: string
  readonly group: Group
  readonly unusual: (control: Control) => string | null
  readonly variation: Variation
  readonly onChange: Change
}

const Choices = ({ id, group: { title, controls, sizes }, unusual, variation, onChange }: ChoicesProps) => {
  const say = useSay()

  const isChanged =
    controls.some((control) => chosenValue(control, variation) !== control.own) ||
    sizes.some((range) => chosenSize(range, variation) !== range.own)
  return (
    <details className={classes.group} open={title === 'roofs.rails-and-feet' || isChanged}>
      <summary>
        {say(title)}
        {isChanged ? <span className={classes.changed}>{say('roofs.changed')}</span> : null}
      </summary>
      <fieldset aria-label={say(title)}>
        {controls.map((control) => (
          <Choice
            key={control.name}
            id={`${id}-${control.name}`}
            control={control}
            unusual={unusual(control)}
            variation={variation}
            onChange={onChange}
          />
        ))}
        {sizes.map((range) => (
          <Size key={range.name} range={range} variation={variation} onChange={onChange} />
        ))}
      </fieldset>
    </details>
  )
}

type Props = {
  readonly id: string
  readonly around: Around
  readonly state: VariantState
  readonly onChange: Change
}

/** Controls of one variant. */
export const VariantControls = ({ id, around, state, onChange }: Props) => {
  const say = useSay()
  const { variation, problem } = state
  return (
    <section aria-label={say('roofs.change-it-yourself')} className={classes.controls}>
      <h2>{say('roofs.change-it-yourself')}</h2>
      <Tilt around={around} variation={variation} onChange={onChange} />
      {controlGroups(say, around, variation).map((group) => (
        <Choices
          key={group.title}
          id={id}
          group={group}
          unusual={({ name, own }) => unusualChoice(say, around, name, own, variation)}
          variation={variation}
          onChange={onChange}
        />
      ))}
      <p className={classes.problem} role="alert">
        {problem && say(problem)}
      </p>
      <Button variant="default" size="sm" disabled={Object.keys(variation).length === 0} onClick={() => onChange({})}>
        {say('roofs.back-to-the-issued-values')}
      </Button>
    </section>
  )
}
