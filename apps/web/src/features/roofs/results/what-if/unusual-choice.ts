import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { Variation, VariedField } from '@soundroof/contract/roofs/what-if/variation'
import { unusualWords } from '@soundroof/report/wording/unusual-words'
import type { Say } from '../../../../platform/words/use-say.ts'

/** What a changed assumption means that is rarely right; null: it is usual, or as issued. */
export const unusualChoice = (
  say: Say,
  { options }: Pick<ProjectDraft, 'options'>,
  name: VariedField,
  own: unknown,
  variation: Variation,
): string | null => {
  if (!(name in variation) || variation[name] === own) return null
  const { importanceLevel, designLife } = options
  return unusualWords(say, name, variation[name], { importanceLevel, designLife, isCyclonic: false })
}

/** The same of every change of a variant. */
export const unusualChoices = (
  say: Say,
  project: Pick<ProjectDraft, 'options'>,
  variation: Variation,
): readonly string[] =>
  (Object.keys(variation) as VariedField[]).flatMap(
    (name) =>
      unusualChoice(say, project, name, project.options[name as keyof ProjectDraft['options']], variation) ?? [],
  )
