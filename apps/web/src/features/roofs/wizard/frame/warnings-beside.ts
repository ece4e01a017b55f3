import type { Problem } from '@soundroof/contract/platform/problem'

/** Warnings of a field, without one that is shown beside it as an error. */
export const warningsBeside = (
  field: string,
  warnings: readonly Problem[],
  errors: readonly Problem[],
): readonly string[] => {
  const shown = errors.find((error) => error.field === field)?.message
  return warnings
    .filter((warning) => warning.field === field && warning.message !== shown)
    .map(({ message }) => message)
}
