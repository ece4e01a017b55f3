const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A document's version is the day it came into force, `YYYY-MM-DD`. */
export const shownVersion = (version: string): string => day.format(new Date(`${version}T00:00:00Z`))
