/** By what a PDF that was issued here can be told from others. */

export const creator = 'Soundroof'

export const reasonOf = (code: string): string => `Document ${code}`

/** The code in the reason of a signature; null where it gives another reason. */
export const codeInReason = (reason: string): string | null =>
  /^Document ([\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4})$/.exec(reason)?.[1] ?? null
