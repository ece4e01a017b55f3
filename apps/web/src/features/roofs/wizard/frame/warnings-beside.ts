import type { Problem } from '@soundroof/contract/platform/problem'
import type { Message } from '../../../../platform/words/use-say.ts'

/** Warnings of a field, without one that is shown beside it as an error. */
export const warningsBeside = (
  field: string,
  warnings: readonly Problem[],
  errors: readonly Problem[],
): readonly Message[] => {
  const shown = errors.find((error) => error.field === field)?.coded.code
  return warnings.filter((warning) => warning.field === field && warning.coded.code !== shown).map(({ coded }) => coded)
}
