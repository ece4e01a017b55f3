import type { Say } from '../../../platform/words/use-say.ts'

const form = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** A document's version is the day it came into force, `YYYY-MM-DD`. */
export const shownVersion = (say: Say, version: string): string =>
  new Date(`${version}T00:00:00Z`).toLocaleDateString(say.language, form)
