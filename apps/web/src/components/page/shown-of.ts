export type Total = { readonly total: number; readonly totalIsCapped: boolean }

const number = new Intl.NumberFormat('en-AU')

/** `3 projects`, `50 of 132 projects`, `50 of more than 1,000 projects`. */
export const shownOf = (shown: number, { total, totalIsCapped }: Total, noun: string): string => {
  if (totalIsCapped) return `${number.format(shown)} of more than ${number.format(total)} ${noun}s`
  const nouns = total === 1 ? noun : `${noun}s`
  return shown === total
    ? `${number.format(total)} ${nouns}`
    : `${number.format(shown)} of ${number.format(total)} ${nouns}`
}
