import { directions } from '@soundroof/contract/assessment-input'
import { useState } from 'react'
import { ChoiceField } from '../../../components/choice-field.tsx'
import { NumberField } from '../../../components/number-field.tsx'
import { TickField } from '../../../components/tick-field.tsx'
import classes from './options.module.css'
import { completeSet, type NumberSet } from './number-set.ts'
import type { OptionForm } from './option-fields.tsx'
import { fitsOption } from './option-specs.ts'

type Props = { readonly form: OptionForm }
type Feature = 'hill' | 'ridge' | 'escarpment'

const features = [
  { value: 'hill', label: 'Hill' },
  { value: 'ridge', label: 'Ridge' },
  { value: 'escarpment', label: 'Escarpment' },
] as const

const sizes = [
  { name: 'height', label: 'Height of the feature' },
  { name: 'halfHeightLength', label: 'Distance from crest to half height' },
  { name: 'crestDistance', label: 'Distance of the building from the crest' },
  { name: 'elevation', label: 'Site above sea level' },
] as const
type Size = (typeof sizes)[number]['name']

const noSizes: NumberSet<Size> = { height: null, halfHeightLength: null, crestDistance: null, elevation: null }

type SetProps = { readonly label: string; readonly name: string; readonly values: NumberSet<string>; readonly unit: string }

const SetNumber = ({ label, name, values, unit, onChange, disabled }: SetProps & { readonly onChange: (value: number | null) => void; readonly disabled: boolean }) => (
  <NumberField name={`${name}`} label={label} unit={unit} disabled={disabled} value={values[name] ?? null} onChange={onChange} />
)

const unfinished = 'Not counted until every number is there and within its limits.'

/** Hill, ridge or escarpment: counts when all its sizes are there. */
export const TopographyOption = ({ form }: Props) => {
  const kept = form.options.topography
  const [isOn, setOn] = useState(kept !== null)
  const [feature, setFeature] = useState<Feature>(kept?.feature ?? 'hill')
  const [numbers, setNumbers] = useState<NumberSet<Size>>(kept ?? noSizes)
  const settle = (on: boolean, next: Feature, values: NumberSet<Size>) => {
    const complete = on ? completeSet(values, (all) => fitsOption('topography', { ...all, feature: next })) : null
    form.setValid('topography', !on || complete !== null)
    form.set('topography', complete && { ...complete, feature: next })
  }
  const sizesOf = ({ height, halfHeightLength, crestDistance, elevation }: NumberSet<Size>) => ({ height, halfHeightLength, crestDistance, elevation })
  return (
    <div className={classes.whole}>
      <TickField name="topography" label="On or near a hill, ridge or escarpment" checked={isOn} disabled={form.readOnly} onChange={(on) => { setOn(on); settle(on, feature, sizesOf(numbers)) }} />
      {isOn ? (
        <div className={classes.nested}>
          <ChoiceField name="topography-feature" label="Feature" options={features} value={feature} disabled={form.readOnly} onChange={(next) => { setFeature(next); settle(true, next, sizesOf(numbers)) }} />
          <div className={classes.grid}>
            {sizes.map(({ name, label }) => (
              <SetNumber key={name} name={name} label={label} unit="m" values={numbers} disabled={form.readOnly} onChange={(value) => { const next = { ...sizesOf(numbers), [name]: value }; setNumbers(next); settle(true, feature, next) }} />
            ))}
          </div>
          {kept === null ? <p className={classes.note}>{unfinished}</p> : null}
        </div>
      ) : null}
    </div>
  )
}

type Direction = (typeof directions)[number]
const noDirections = Object.fromEntries(directions.map((direction) => [direction, null])) as NumberSet<Direction>

/** Shielding by buildings upwind, one parameter for each of the eight directions. */
export const ShieldingOption = ({ form }: Props) => {
  const kept = form.options.shielding
  const [isOn, setOn] = useState(kept !== null)
  const [numbers, setNumbers] = useState<NumberSet<Direction>>(kept ?? noDirections)
  const settle = (on: boolean, values: NumberSet<Direction>) => {
    const complete = on ? completeSet(values, (all) => fitsOption('shielding', all)) : null
    form.setValid('shielding', !on || complete !== null)
    form.set('shielding', complete)
  }
  return (
    <div className={classes.whole}>
      <TickField name="shielding" label="Sheltered by buildings that are at least as high" checked={isOn} disabled={form.readOnly} onChange={(on) => { setOn(on); settle(on, numbers) }} />
      {isOn ? (
        <div className={classes.nested}>
          <p className={classes.note}>Shielding parameter s of AS/NZS 1170.2, clause 4.3, looking in each direction.</p>
          <div className={classes.compass}>
            {directions.map((direction) => (
              <SetNumber key={direction} name={direction} label={direction} unit="" values={numbers} disabled={form.readOnly} onChange={(value) => { const next = { ...numbers, [direction]: value }; setNumbers(next); settle(true, next) }} />
            ))}
          </div>
          {kept === null ? <p className={classes.note}>{unfinished}</p> : null}
        </div>
      ) : null}
    </div>
  )
}
