import { languageTag } from '@soundroof/contract/platform/text'

const form = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** A document's version is the day it came into force, `YYYY-MM-DD`. */
export const shownVersion = (version: string): string =>
  new Date(`${version}T00:00:00Z`).toLocaleDateString(languageTag(), form)
