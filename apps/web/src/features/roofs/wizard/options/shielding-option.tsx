import { type Direction, directions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { useState } from 'react'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { completeSet, type NumberSet, unfinishedWords } from './number-set.ts'
import type { OptionForm } from './option-fields.tsx'
import { fitsOption } from './option-specs.ts'
import classes from './options.module.css'

type Typed = { readonly isOn: boolean; readonly numbers: NumberSet<Direction> }

const noNumbers = Object.fromEntries(directions.map((direction) => [direction, null])) as NumberSet<Direction>

/** Typed values; used once all eight directions are entered. */
const useTyped = (form: OptionForm) => {
  const saved = form.options.shielding
  const [typed, setTyped] = useState<Typed>({ isOn: saved !== null, numbers: saved ?? noNumbers })
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    const complete = next.isOn ? completeSet(next.numbers, (all) => fitsOption('shielding', all)) : null
    setTyped(next)
    form.setValid('shielding', !next.isOn || complete !== null)
    form.set('shielding', complete)
  }
  return { typed, change }
}

/** Shielding by upwind buildings: the parameter s for each of eight directions. */
export const ShieldingOption = ({ form }: { readonly form: OptionForm }) => {
  const { typed, change } = useTyped(form)
  const { isOn, numbers } = typed
  return (
    <div className={classes.whole}>
      <TickField
        name="shielding"
        label="Shielded by upwind buildings at least as high"
        checked={isOn}
        disabled={form.readOnly}
        onChange={(on) => change({ isOn: on })}
      />
      {isOn ? (
        <div className={classes.nested}>
          <p className={classes.note}>Shielding parameter s of AS/NZS 1170.2, clause 4.3, looking in each direction.</p>
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
          {form.options.shielding === null ? <p className={classes.note}>{unfinishedWords}</p> : null}
        </div>
      ) : null}
    </div>
  )
}
