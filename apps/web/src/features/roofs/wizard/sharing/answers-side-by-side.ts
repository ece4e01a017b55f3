import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { DraftContent } from '@soundroof/contract/roofs/drafts/draft-content'
import { type Disagreement, type Merge, mergeDrafts } from '@soundroof/contract/roofs/drafts/merged-drafts'
import { fieldsOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { optionFields } from '@soundroof/contract/roofs/fields/options'
import { inputDifferences } from '@soundroof/report/comparison/input-differences'
import { withUnit } from '@soundroof/report/wording/number-text'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { contentOf } from '../../../../platform/draft/shared/content-of-draft.ts'
import type { SharedState } from '../../../../platform/draft/shared/shared-state.ts'
import type { Say } from '../../../../platform/words/use-say.ts'

/** An answer as each device has it; null: it is not asked there. */
export type Answer = { readonly field: string; readonly mine: string | null; readonly theirs: string | null }
/** What a person chooses at once. */
export type Compared = { readonly id: string; readonly unit: Disagreement; readonly answers: readonly Answer[] }

/** Null: nothing waits for a person. */
export const mergeOf = (draft: WizardDraft | null, state: SharedState | null): Merge | null => {
  const mine = draft && contentOf(draft)
  return mine && state?.theirs ? mergeDrafts(state.base, mine, state.theirs.content) : null
}

const labels: Readonly<Record<string, { readonly label: string }>> = optionFields

const labelAt = (say: Say, path: string): string => {
  const [part = '', name = ''] = path.split('.')
  const label = part === 'options' ? labels[name]?.label : fieldsOf(part as StepId)[name]?.label
  return label ? say.named(label) : say('roofs.changed-answer')
}

const pictureWords = (say: Say, { underlay }: DraftContent): string =>
  say(underlay === null ? 'roofs.without-picture' : 'roofs.with-picture')

const hasPicture = (unit: Disagreement): boolean => unit.includes('underlay')

/** What no report prints has its label alone. */
const unprinted = (say: Say, unit: Disagreement): readonly Answer[] => {
  const changed = say('roofs.changed-answer')
  return [{ field: unit.map((path) => labelAt(say, path)).join(', '), mine: changed, theirs: changed }]
}

const answersOf = (say: Say, unit: Disagreement, merge: Merge, choices: Choices): readonly Answer[] => {
  const mine = merge.settled(() => 'mine')
  const theirs = merge.settled((each) => (each === unit ? 'theirs' : 'mine'))
  if (hasPicture(unit))
    return [
      { field: say('roofs.picture-of-the-roof'), mine: pictureWords(say, mine), theirs: pictureWords(say, theirs) },
    ]
  const differences = inputDifferences(say, mine.project, theirs.project, choices)
  const shown = (value: string | null, of: string) => (value === null || value === '' ? null : withUnit(value, of))
  const answers = differences.map(({ field, before, after, unit: of }) => ({
    field,
    mine: shown(before, of),
    theirs: shown(after, of),
  }))
  return answers.length > 0 ? answers : unprinted(say, unit)
}

/** In the order of the wizard, with labels and units as a report has them. */
export const comparedIn = (say: Say, merge: Merge, choices: Choices): readonly Compared[] =>
  merge.disagreements.map((unit) => ({
    id: unit.join(),
    unit,
    answers: answersOf(say, unit, merge, choices),
  }))
