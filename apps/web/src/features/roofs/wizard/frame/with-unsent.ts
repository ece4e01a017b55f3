import type { Problem } from '@soundroof/contract/platform/problem'

/** A photo taken but not sent yet does not count as missing. */
export const withUnsent = (unsent: readonly Problem[], problems: readonly Problem[]): readonly Problem[] => [
  ...unsent,
  ...problems.filter(({ field }) => !unsent.some((file) => file.field === field)),
]

/** Without what is only on this device yet. */
export const withoutMet = (problems: readonly Problem[], met: readonly string[]): readonly Problem[] =>
  problems.filter(({ field }) => !met.includes(field))
