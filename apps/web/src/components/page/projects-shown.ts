import { languageTag, text } from '@soundroof/contract/platform/text'

export type Total = { readonly total: number; readonly totalIsCapped: boolean }

const inDigits = (count: number): string => count.toLocaleString(languageTag())

/** `3 projects`, `50 of 132 projects`, `50 of more than 1,000 projects`. */
export const projectsShown = (shown: number, { total, totalIsCapped }: Total): string => {
  const counts = { shown: inDigits(shown), total: inDigits(total) }
  if (totalIsCapped) return text('{shown} of more than {total} projects', counts)
  if (shown !== total) return text(total === 1 ? '{shown} of 1 project' : '{shown} of {total} projects', counts)
  return text(total === 1 ? '1 project' : '{total} projects', counts)
}
