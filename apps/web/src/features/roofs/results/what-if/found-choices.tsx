import type { AdviceAnswer } from '@soundroof/contract/roofs/results/advice'
import type { SavingsAnswer } from '@soundroof/contract/roofs/what-if/saving-calls'
import type { Variation } from '@soundroof/contract/roofs/what-if/variation'
import { partNames } from '@soundroof/report/parts-list/part-names'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { spokenAdvice } from '../language/spoken.ts'
import { saidSavings } from '../panel-layout/savings.tsx'
import { type Around, offeredOf } from './controls.ts'
import classes from './what-if.module.css'

/** A change that was found for this roof: what it is, what it brings, and the variant that it makes. */
export type Found = { readonly change: string; readonly brings: string; readonly variation: Variation }

const changed = (say: Say, parts: ReturnType<typeof saidSavings>[number]['parts']): string =>
  parts
    .map(({ kind, before, after }) => say('roofs.saved-part', { part: say(partNames[kind]), before, after }))
    .join(say('report.comma'))

const isOffered = (variation: unknown): variation is Variation =>
  variation !== null && variation !== undefined && Object.keys(variation).length > 0

/** What needs fewer feet, and what makes failing zones pass, where a what-if may vary all of it; each change once. */
export const foundChoices = (
  say: Say,
  savings: SavingsAnswer | null | undefined,
  advice: AdviceAnswer | null | undefined,
  around: Around,
): readonly Found[] => {
  const saved = savings ? saidSavings(say, savings) : []
  const remedies = advice ? spokenAdvice(say, advice).zones.flatMap((zone) => zone.remedies) : []
  const all = [
    ...remedies.flatMap(({ change, remains, variation }) =>
      isOffered(variation) ? [{ change, brings: remains, variation }] : [],
    ),
    ...saved.flatMap(({ change, parts, variation }) =>
      isOffered(variation) ? [{ change, brings: changed(say, parts), variation }] : [],
    ),
  ]
  return all
    .filter(({ change }, index) => all.findIndex((each) => each.change === change) === index)
    .map((each) => ({ ...each, variation: offeredOf(say, each.variation, around).variation }))
}

const isSame = (one: Variation, other: Variation): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

type Props = {
  readonly found: readonly Found[]
  readonly variation: Variation
  readonly onChoose: (variation: Variation) => void
}

/** Choices that were calculated already; any may be changed further. */
export const FoundChoices = ({ found, variation, onChoose }: Props) => {
  const say = useSay()
  if (found.length === 0) return null
  return (
    <fieldset className={classes.found}>
      <legend>{say('roofs.found-for-this-roof')}</legend>
      {found.map((each) => (
        <label key={each.change} data-chosen={isSame(each.variation, variation)}>
          <input
            type="radio"
            name="found"
            checked={isSame(each.variation, variation)}
            onChange={() => onChoose(each.variation)}
          />
          <span>
            <strong>{each.change}</strong> {each.brings}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
