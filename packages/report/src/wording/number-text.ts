import { exceeds, roundUp, wholePercent } from '@soundroof/words/numbers/rounding'

const minus = '\u2212'

const signed = (text: string): string => (text.startsWith('-') ? minus + text.slice(1) : text)

/** Zero has no sign: −0.00 is not printed. */
const withoutZeroSign = (text: string): string => (/^-0(\.0*)?$/.test(text) ? text.slice(1) : text)

/** A number with fixed decimals. */
export const fixed = (value: number, decimals: number): string => signed(withoutZeroSign(value.toFixed(decimals)))

/** A demand, or a distance to keep clear, rounded up: never printed smaller than it is. */
export const fixedUp = (value: number, decimals: number): string => fixed(roundUp(value, decimals), decimals)

/** A number as entered: no trailing zeros, at most three decimals. */
export const plain = (value: number): string => signed(withoutZeroSign(String(Number(value.toFixed(3)))))

/** Four significant digits, for values of a derivation; whole numbers stay whole. */
export const significant = (value: number, digits = 4): string => {
  if (value === 0) return '0'
  if (Number.isInteger(value) && Math.abs(value) < 1e7) return signed(String(value))
  const size = Math.floor(Math.log10(Math.abs(value)))
  if (size >= 7 || size < -6) return power(value, digits)
  const decimals = Math.max(0, digits - 1 - size)
  return signed(String(Number(value.toFixed(decimals))))
}

const superscripts: Readonly<Record<string, string>> = {
  '-': '\u207b',
  '0': '\u2070',
  '1': '\u00b9',
  '2': '\u00b2',
  '3': '\u00b3',
  '4': '\u2074',
  '5': '\u2075',
  '6': '\u2076',
  '7': '\u2077',
  '8': '\u2078',
  '9': '\u2079',
}

export const superscript = (digits: string): string => [...digits].map((sign) => superscripts[sign] ?? sign).join('')

const power = (value: number, digits: number): string => {
  const [mantissa = '', exponent = ''] = value.toExponential(digits - 1).split('e')
  return `${signed(mantissa)} × 10${superscript(exponent.replace('+', ''))}`
}

/** A unit as engineers write it: m2 is m². */
export const unitText = (unit: string): string =>
  unit.replace(/(?<=[A-Za-z])(\d)/g, (_, digit: string) => superscript(digit)).replace(/^degrees$/, '°')

/** Units in a sentence: 15 kg/m2 becomes 15 kg/m², and region A2 stays. */
export const withUnits = (sentence: string): string =>
  sentence.replace(/\bm([234])\b/g, (_, digit: string) => `m${superscript(digit)}`)

export const withUnit = (value: string, unit: string): string => {
  const said = unitText(unit)
  return said === '' ? value : said === '°' ? `${value}°` : `${value} ${said}`
}

/** Capitalises a name, for the beginning of a cell. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Utilisation as a percentage: see `wholePercent`. */
export const percent = (utilisation: number): string => `${signed(String(wholePercent(utilisation)))}\u00a0%`

/**
 * A ratio of loads, rounded up: 0.87. Never printed smaller than it is; one up to 1 is never above 1.00, one above by less than
 * half a hundredth has three decimals, and one from 10 on no more signs than one below it: 10.2, 143.
 */
export const ratio = (value: number): string => {
  if (!exceeds(value)) return fixedUp(Math.min(value, 1), 2)
  if (value > 9.99) return fixedUp(value, value > 99.9 ? 0 : 1)
  return fixedUp(value, value < 1.005 ? 3 : 2)
}
