import { useState } from 'react'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { completeSet, type NumberSet, unfinishedWords } from './number-set.ts'
import type { OptionForm } from './option-fields.tsx'
import { fitsOption } from './option-specs.ts'
import classes from './options.module.css'

const features = [
  { value: 'hill', label: 'Hill' },
  { value: 'ridge', label: 'Ridge' },
  { value: 'escarpment', label: 'Escarpment' },
] as const
type Feature = (typeof features)[number]['value']

const sizes = [
  { name: 'height', label: 'Height of the feature' },
  { name: 'halfHeightLength', label: 'Distance from crest to half height' },
  { name: 'crestDistance', label: 'Distance of the building from the crest' },
  { name: 'elevation', label: 'Site above sea level' },
] as const
type Size = (typeof sizes)[number]['name']

type Typed = { readonly isOn: boolean; readonly feature: Feature; readonly numbers: NumberSet<Size> }

const typedOf = (saved: OptionForm['options']['topography']): Typed => ({
  isOn: saved !== null,
  feature: saved?.feature ?? 'hill',
  numbers: {
    height: saved?.height ?? null,
    halfHeightLength: saved?.halfHeightLength ?? null,
    crestDistance: saved?.crestDistance ?? null,
    elevation: saved?.elevation ?? null,
  },
})

/** Typed values; used once complete. */
const useTyped = (form: OptionForm) => {
  const [typed, setTyped] = useState(() => typedOf(form.options.topography))
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    const { feature } = next
    const complete = next.isOn
      ? completeSet(next.numbers, (all) => fitsOption('topography', { ...all, feature }))
      : null
    setTyped(next)
    form.setValid('topography', !next.isOn || complete !== null)
    form.set('topography', complete && { ...complete, feature })
  }
  return { typed, change }
}

/** Hill, ridge or escarpment with its sizes. */
export const TopographyOption = ({ form }: { readonly form: OptionForm }) => {
  const { typed, change } = useTyped(form)
  const { isOn, feature, numbers } = typed
  return (
    <div className={classes.whole}>
      <TickField
        name="topography"
        label="On or near a hill, ridge or escarpment"
        checked={isOn}
        disabled={form.readOnly}
        onChange={(on) => change({ isOn: on })}
      />
      {isOn ? (
        <div className={classes.nested}>
          <ChoiceField
            name="topography-feature"
            label="Feature"
            options={features}
            value={feature}
            disabled={form.readOnly}
            onChange={(next) => change({ feature: next })}
          />
          <div className={classes.grid}>
            {sizes.map(({ name, label }) => (
              <NumberField
                key={name}
                name={`topography-${name}`}
                label={label}
                unit="m"
                disabled={form.readOnly}
                value={numbers[name]}
                onChange={(value) => change({ numbers: { ...numbers, [name]: value } })}
              />
            ))}
          </div>
          {form.options.topography === null ? <p className={classes.note}>{unfinishedWords}</p> : null}
        </div>
      ) : null}
    </div>
  )
}
