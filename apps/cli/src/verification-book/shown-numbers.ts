const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** A number at so many significant digits, without trailing zeros and without an exponent where one can be spared. */
export const digits = (value: number, significant: number): string => {
  if (value === 0) return '0'
  const rounded = Number(value.toPrecision(significant))
  const size = Math.abs(rounded)
  if (size >= 1e9 || size < 1e-5) return rounded.toExponential()
  return trimmed(rounded.toFixed(Math.max(0, significant - 1 - Math.floor(Math.log10(size)))))
}

/** A value of a case, ours or theirs: six digits are more than any source prints. */
export const shown = (value: unknown): string => {
  if (typeof value === 'number') return digits(value, 6)
  if (value === null) return 'refused'
  return value === undefined ? 'none' : String(value)
}

/** A relative error in percent; the last digit stands for a thousandth of a percent. */
export const percent = (relative: number | null): string =>
  relative === null ? '–' : `${trimmed((relative * 100).toFixed(3))} %`

/** The same with its sign: ours above or below theirs. */
export const signedPercent = (ours: number, theirs: number): string => {
  const text = trimmed((((ours - theirs) / Math.abs(theirs)) * 100).toFixed(3))
  return /[1-9]/.test(text) ? `${text.startsWith('-') ? '−' : '+'}${text.replace('-', '')} %` : '0 %'
}
