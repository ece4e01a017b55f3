import { type Direction, directions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { isObject, parseJson } from '../../../../platform/json.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { completeSet, type NumberSet, numbersFrom } from './number-set.ts'
import { NumberSetOption } from './number-set-option.tsx'
import type { OptionForm } from './option-fields.tsx'
import { fitsOption } from './option-specs.ts'
import classes from './options.module.css'

type Typed = { readonly isOn: boolean; readonly numbers: NumberSet<Direction> }

/** Typed but incomplete values. */
const unfinished = (text: string | undefined): Typed | null => {
  const value = parseJson(text ?? null)
  return isObject(value) ? { isOn: true, numbers: numbersFrom(value, directions) } : null
}

/** Typed values; used once all eight directions are entered. */
const typedIn = (form: OptionForm) => {
  const saved = form.options.shielding
  const inUse: Typed = { isOn: saved !== null, numbers: numbersFrom(saved, directions) }
  const typed = unfinished(form.refusedText('shielding')) ?? inUse
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    const complete = next.isOn ? completeSet(next.numbers, (all) => fitsOption('shielding', all)) : null
    form.set('shielding', complete)
    form.refuse('shielding', !next.isOn || complete ? null : JSON.stringify(next.numbers))
  }
  return { typed, change }
}

/** Shielding by upwind buildings: the parameter s for each of eight directions. */
export const ShieldingOption = ({ form }: { readonly form: OptionForm }) => {
  const say = useSay()

  const { typed, change } = typedIn(form)
  const { isOn, numbers } = typed
  return (
    <NumberSetOption
      form={form}
      name="shielding"
      title={say('roofs.shielding')}
      label={say('roofs.shielded-by-upwind-buildings-at-least')}
      isOn={isOn}
      onChange={(on) => change({ isOn: on })}
    >
      <p className={classes.note}>{say('roofs.shielding-parameter-s-of-as-nzs')}</p>
      <div className={classes.compass}>
        {directions.map((direction) => (
          <NumberField
            key={direction}
            name={`shielding-${direction}`}
            label={direction}
            disabled={form.readOnly}
            value={numbers[direction]}
            onChange={(value) => change({ numbers: { ...numbers, [direction]: value } })}
          />
        ))}
      </div>
    </NumberSetOption>
  )
}
