/** Marks by which a PDF issued here is recognised. */

export const creator = 'Soundroof'

export const reasonOf = (code: string): string => `Document ${code}`

/** Code in the reason of a signature; null: another reason. */
export const codeInReason = (reason: string): string | null =>
  /^Document ([\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4})$/.exec(reason)?.[1] ?? null
