import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { isObject, parseJson } from '../../../../platform/json.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { completeSet, type NumberSet, numbersFrom } from './number-set.ts'
import { NumberSetOption } from './number-set-option.tsx'
import type { OptionForm } from './option-fields.tsx'
import { fitsOption } from './option-specs.ts'
import classes from './options.module.css'

const features = [
  { value: 'hill', label: 'roofs.hill' },
  { value: 'ridge', label: 'roofs.ridge' },
  { value: 'escarpment', label: 'roofs.escarpment' },
] as const satisfies readonly { readonly value: string; readonly label: PlainCode }[]
type Feature = (typeof features)[number]['value']

const sizes = [
  { name: 'height', label: 'roofs.height-of-the-feature' },
  { name: 'halfHeightLength', label: 'roofs.distance-from-crest-to-half-height' },
  { name: 'crestDistance', label: 'roofs.distance-of-the-building-from-the' },
  { name: 'elevation', label: 'roofs.site-above-sea-level' },
] as const satisfies readonly { readonly name: string; readonly label: PlainCode }[]
type Size = (typeof sizes)[number]['name']
const sizeNames = sizes.map(({ name }) => name)

type Typed = { readonly isOn: boolean; readonly feature: Feature; readonly numbers: NumberSet<Size> }

const typedOf = (saved: OptionForm['options']['topography']): Typed => ({
  isOn: saved !== null,
  feature: saved?.feature ?? 'hill',
  numbers: numbersFrom(saved, sizeNames),
})

/** Typed but incomplete values. */
const unfinished = (text: string | undefined): Typed | null => {
  const value = parseJson(text ?? null)
  const feature = isObject(value) && features.find((one) => one.value === value.feature)?.value
  return isObject(value) && feature ? { isOn: true, feature, numbers: numbersFrom(value.numbers, sizeNames) } : null
}

/** Typed values; used once complete. */
const typedIn = (form: OptionForm) => {
  const typed = unfinished(form.refusedText('topography')) ?? typedOf(form.options.topography)
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    const { feature } = next
    const complete = next.isOn
      ? completeSet(next.numbers, (all) => fitsOption('topography', { ...all, feature }))
      : null
    form.set('topography', complete && { ...complete, feature })
    form.refuse('topography', !next.isOn || complete ? null : JSON.stringify(next))
  }
  return { typed, change }
}

/** Hill, ridge or escarpment with its sizes. */
export const TopographyOption = ({ form }: { readonly form: OptionForm }) => {
  const say = useSay()

  const { typed, change } = typedIn(form)
  const { isOn, feature, numbers } = typed
  return (
    <NumberSetOption
      form={form}
      name="topography"
      title={say('roofs.hill-ridge-or-escarpment')}
      label={say('roofs.on-or-near-a-hill-ridge')}
      isOn={isOn}
      onChange={(on) => change({ isOn: on })}
    >
      <ChoiceField
        name="topography-feature"
        label={say('roofs.feature')}
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
    </NumberSetOption>
  )
}
