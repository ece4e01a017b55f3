import type { Saving, SavingsAnswer } from '@soundroof/contract/roofs/what-if/saving-calls'
import { partNames } from '@soundroof/report/parts-list/part-names'
import { plain } from '@soundroof/report/wording/number-text'
import { type Say, useSay } from '../../../../../platform/words/use-say.ts'
import classes from './parts.module.css'

/** The English answer, where another release sent codes that this page has no words for. */
export const saidSavings = ({ strictly }: Say, { savings, coded }: SavingsAnswer): readonly Saving[] => {
  try {
    return coded.map(({ change, conditions, ...saving }) => ({
      ...saving,
      change: strictly(change),
      conditions: conditions.map((said) => strictly(said)),
    }))
  } catch {
    return savings
  }
}

/** Parts that change, and rail as it is bought. */
export const partsWords = (say: Say, { parts, rails }: Saving): readonly string[] => [
  ...parts.map(({ kind, before, after }) => say('roofs.saved-part', { part: say(partNames[kind]), before, after })),
  ...(rails.before === rails.after
    ? []
    : [say('roofs.saved-rail', { before: plain(rails.before), after: plain(rails.after) })]),
]

/** Parts that the change needs more of; null: none. */
export const moreWords = (say: Say, { parts, rails }: Saving): string | null => {
  const grown = parts.filter(({ before, after }) => after > before).map(({ kind }) => say(partNames[kind]))
  const all = rails.after > rails.before ? [...grown, say(partNames.rail)] : grown
  return all.length === 0 ? null : say('roofs.saving-needs-more', { parts: all.join(', ') })
}

type ConditionsProps = { readonly texts: readonly string[]; readonly className?: string | undefined }

/** Conditions and warnings that come with a change; nothing where there are none. */
export const SavingConditions = ({ texts, className }: ConditionsProps) => {
  const say = useSay()
  return texts.length === 0 ? null : (
    <details className={className}>
      <summary>{say('roofs.saving-conditions')}</summary>
      <ul>
        {texts.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  )
}

const OneSaving = ({ saving }: { readonly saving: Saving }) => {
  const say = useSay()
  const more = moreWords(say, saving)
  return (
    <li>
      <strong>{saving.change}</strong>
      <ul className={classes.savedParts}>
        {partsWords(say, saving).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {more === null ? null : <p className={classes.number}>{more}</p>}
      {saving.isPlacedAnew ? <p className={classes.number}>{say('roofs.saving-places-anew')}</p> : null}
      <SavingConditions texts={saving.conditions} className={classes.notes} />
    </li>
  )
}

/** Other parts with which the same array needs fewer feet; nothing where none saves a tenth of the feet. */
export const Savings = ({ answer }: { readonly answer: SavingsAnswer | null | undefined }) => {
  const say = useSay()
  if (!answer || answer.coded.length === 0) return null
  return (
    <section className={classes.savings}>
      <h3>{say('roofs.what-would-need-fewer-feet')}</h3>
      <p className={classes.number}>{say('roofs.savings-are-calculated')}</p>
      <ul className={classes.savingList}>
        {saidSavings(say, answer).map((saving) => (
          <OneSaving key={saving.change} saving={saving} />
        ))}
      </ul>
    </section>
  )
}
