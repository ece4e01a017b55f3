import type { Problem } from '@soundroof/contract/platform/problem'
import { fieldsOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import type { StepProblem } from '@soundroof/contract/roofs/projects/project'
import { readNumber } from '../../../../components/fields/number-filter.ts'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { stepOrder } from '../../../../platform/wizard-route.ts'
import { codedOf, type Message } from '../../../../platform/words/use-say.ts'
import { isOptionAsked, optionRefusal } from '../options/option-specs.ts'

/** Why a field's text was refused. */
export type Refused = Readonly<Record<string, Message>>

const reasonOf = (id: StepId, field: string, text: string): Message | null =>
  field.startsWith('options.')
    ? optionRefusal(field)
    : readNumber(text, fieldsOf(id)[field]?.kind === 'integer' ? 'integer' : 'decimal').refusal

/** Fields of a step whose text was refused. */
export const refusedIn = ({ refused }: Pick<WizardDraft, 'refused'>, id: StepId): Refused =>
  Object.fromEntries(
    Object.entries(refused).flatMap(([key, text]) => {
      const field = key.slice(id.length + 1)
      const reason = key.startsWith(`${id}/`) ? reasonOf(id, field, text) : null
      return reason === null ? [] : [[field, reason]]
    }),
  )

/** Texts of a draft with one more refused; null: corrected. The same object where nothing changes. */
export const withRefusal = (
  refused: WizardDraft['refused'],
  key: string,
  text: string | null,
): WizardDraft['refused'] => {
  if ((refused[key] ?? null) === text) return refused
  const { [key]: _, ...others } = refused
  return text === null ? others : { ...others, [key]: text }
}

/** One message mentions two fields: the list of problems adds which one is wrong. */
export const withFieldNamed = (problems: readonly Problem[], labelOf: (field: string) => string): readonly Problem[] =>
  problems.map((problem) =>
    problem.coded.code === 'projectNameCharacters'
      ? {
          ...problem,
          coded: {
            code: 'roofs.value-label-problem',
            values: { label: { code: labelOf(problem.field) }, problem: problem.coded },
          },
        }
      : problem,
  )

/** A field with invalid text is not empty: its message explains the text. */
export const withRefusedTexts = (
  problems: readonly Problem[],
  refused: Refused,
  labelOf: (field: string) => string,
): readonly Problem[] =>
  problems.map((problem) => {
    const refusal = refused[problem.field]
    return refusal === undefined
      ? problem
      : {
          ...problem,
          coded: {
            code: 'roofs.value-label-problem',
            values: { label: { code: labelOf(problem.field) }, problem: codedOf(refusal) },
          },
        }
  })

/** A refused number of an option is not saved, so it counts as a problem while the option is asked. */
export const refusedOptions = ({ refused, project }: Pick<WizardDraft, 'refused' | 'project'>, id: StepId) =>
  Object.entries(refusedIn({ refused }, id)).flatMap(([field, message]): readonly StepProblem[] =>
    field.startsWith('options.') && isOptionAsked(field, project) ? [{ step: id, field, coded: codedOf(message) }] : [],
  )

/** The same in all steps, before the calculation. */
export const refusedOptionsOfSteps = (wizard: WizardDraft): readonly StepProblem[] =>
  stepOrder.flatMap((id) => refusedOptions(wizard, id))
