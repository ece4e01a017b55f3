/** What a window has, beside what the server has: their last save, or another window's. */
type Mine = { readonly savedAt: string | null; readonly hasUnsaved: boolean; readonly isSame: boolean }

/** `same`: saved elsewhere, word for word. `theirs`: otherwise, and nothing waits here. `both`: what waits here will replace it. */
export type Meeting = 'none' | 'same' | 'theirs' | 'both'

const timeOf = (savedAt: string | null): number => (savedAt === null ? 0 : Date.parse(savedAt))

/** What to do with a draft that the server answers: an older one was on its way while this window saved. */
export const meetingOf = (mine: Mine, savedAt: string | null): Meeting => {
  if (timeOf(savedAt) <= timeOf(mine.savedAt)) return 'none'
  if (mine.isSame) return 'same'
  return mine.hasUnsaved ? 'both' : 'theirs'
}
