/** Australian Business Register, "Format of the ABN": one less in the first place, the weighted sum is a multiple of 89. */
const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** An Australian Business Number without the spaces that people write in it. */
export const abnDigits = (text: string): string => text.replace(/\s/g, '')

export const isAbn = (text: string): boolean => {
  const digits = abnDigits(text)
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const sum = weights.reduce((all, weight, place) => all + weight * (Number(digits[place]) - (place === 0 ? 1 : 0)), 0)
  return sum % 89 === 0
}

/** As the register writes it: "51 824 753 556". */
export const abnText = (text: string): string =>
  abnDigits(text).replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
