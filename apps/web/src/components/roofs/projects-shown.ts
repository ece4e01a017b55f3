import type { Say } from '../../platform/words/use-say.ts'

export type Total = { readonly total: number; readonly totalIsCapped: boolean }

const inDigits = (say: Say, count: number): string => count.toLocaleString(say.language)

/** `3 projects`, `50 of 132 projects`, `50 of more than 1,000 projects`. */
export const projectsShown = (say: Say, shown: number, { total, totalIsCapped }: Total): string => {
  const counts = { shown: inDigits(say, shown), total: inDigits(say, total) }
  if (totalIsCapped) return say('components.of-more-than-projects', counts)
  if (shown !== total) return say(total === 1 ? 'components.of-1-project' : 'components.of-projects', counts)
  return say(total === 1 ? 'components.1-project' : 'components.projects-total', counts)
}
