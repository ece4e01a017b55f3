const two = (number: number): string => String(Math.trunc(number)).padStart(2, '0')

/** The wall clock of the device with its offset from UTC, as `2026-11-29T10:15:00+11:00`. */
export const timeWithOffset = (moment: Date): string => {
  // Minutes that UTC is ahead.
  const behind = moment.getTimezoneOffset()
  const local = new Date(moment.getTime() - behind * 60_000).toISOString().slice(0, 19)
  const size = Math.abs(behind)
  return `${local}${behind > 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`
}
