import type { Problem } from '@soundroof/contract/platform/problem'

/** A photo that was taken and has not been sent is not missing. */
export const withUnsent = (unsent: readonly Problem[], problems: readonly Problem[]): readonly Problem[] => [
  ...unsent,
  ...problems.filter(({ field }) => !unsent.some((file) => file.field === field)),
]
