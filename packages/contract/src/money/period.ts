const day = 24 * 3600 * 1000

/** As long as some month is, give or take an hour of daylight saving. */
export const isMonth = (from: Date, to: Date): boolean => {
  const days = Math.round((to.getTime() - from.getTime()) / day)
  return days >= 28 && days <= 31
}
