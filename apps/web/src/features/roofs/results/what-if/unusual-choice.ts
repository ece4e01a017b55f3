import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { leafOf } from '@soundroof/contract/roofs/projects/option-lists'
import type { Variation, VariedField } from '@soundroof/contract/roofs/what-if/variation'
import { unusualWords } from '@soundroof/report/wording/unusual-words'
import type { Say } from '../../../../platform/words/use-say.ts'
import type { Around } from './controls.ts'

/** Regions of cyclones, for which table F2 of AS/NZS 1170.0 asks for more. */
const CYCLONIC: ReadonlySet<string> = new Set(['B2', 'C', 'D'])

/** What a changed assumption means that is rarely right; null: it is usual, or as issued. */
export const unusualChoice = (
  say: Say,
  { project: { options, building }, choices }: Around,
  name: VariedField,
  own: unknown,
  variation: Variation,
): string | null => {
  if (!(name in variation) || variation[name] === own) return null
  const { importanceLevel, designLife } = options
  const isCyclonic = CYCLONIC.has(leafOf(choices, building)?.region ?? '')
  return unusualWords(say, name, variation[name], { importanceLevel, designLife, isCyclonic })
}

/** The same of every change of a variant. */
export const unusualChoices = (say: Say, around: Around, variation: Variation): readonly string[] =>
  (Object.keys(variation) as VariedField[]).flatMap(
    (name) =>
      unusualChoice(say, around, name, around.project.options[name as keyof ProjectDraft['options']], variation) ?? [],
  )
