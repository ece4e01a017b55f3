import type { AdviceAnswer, Remedy } from '@soundroof/contract/roofs/results/advice'
import type { Saving, SavingsAnswer } from '@soundroof/contract/roofs/what-if/saving-calls'
import type { Variation } from '@soundroof/contract/roofs/what-if/variation'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { spokenAdvice } from '../language/spoken.ts'
import { moreWords, partsWords, SavingConditions, saidSavings } from '../panel-layout/parts/savings.tsx'
import type { Around } from './controls.ts'
import classes from './found-choices.module.css'
import { offeredOf } from './offered.ts'

/** A change that was found for this roof, and the variant that it makes. */
export type Found = {
  readonly change: string
  readonly brings: string
  /** What it needs more of, and that panels move. */
  readonly costs: readonly string[]
  /** Conditions and warnings that come with it. */
  readonly conditions: readonly string[]
  readonly variation: Variation
}

type Offered<Change> = Change & { readonly variation: Variation }

const ofRemedy = ({ change, remains, variation }: Offered<Pick<Remedy, 'change' | 'remains'>>): Found => ({
  change,
  brings: remains,
  costs: [],
  conditions: [],
  variation,
})

const ofSaving = (say: Say, { variation, ...saving }: Offered<Saving>): Found => ({
  change: saving.change,
  brings: partsWords(say, saving).join(say('report.comma')),
  costs: [moreWords(say, saving) ?? [], saving.isPlacedAnew ? say('roofs.saving-places-anew') : []].flat(),
  conditions: saving.conditions,
  variation,
})

const isOffered = <Change extends { readonly variation?: Variation | null | undefined }>(
  change: Change,
): change is Offered<Change> => Object.keys(change.variation ?? {}).length > 0

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
    ...remedies.filter(isOffered).map(ofRemedy),
    ...saved.filter(isOffered).map((saving) => ofSaving(say, saving)),
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
        <div key={each.change}>
          <label data-chosen={isSame(each.variation, variation)}>
            <input
              type="radio"
              name="found"
              checked={isSame(each.variation, variation)}
              onChange={() => onChoose(each.variation)}
            />
            <span>
              <strong>{each.change}</strong> {each.brings}
              {each.costs.map((words) => (
                <small key={words}>{words}</small>
              ))}
            </span>
          </label>
          <SavingConditions texts={each.conditions} />
        </div>
      ))}
    </fieldset>
  )
}
