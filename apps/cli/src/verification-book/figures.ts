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

const superscripts: Readonly<Record<string, string>> = { 2: '²', 3: '³', 4: '⁴', 6: '⁶', 9: '⁹' }
const raised = (power: string): string => superscripts[power] ?? `^${power}`

const suffixes: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/_kN_per_m$/, () => 'kN/m'],
  [/_mps$/, () => 'm/s'],
  [/_mm(\d)$/, ([, power = '']) => `mm${raised(power)}`],
  [/_(mm|m|kN|kNm|kPa|MPa)$/, ([, unit = '']) => unit],
  [/_deg$/, () => '°'],
]

/** Design capacity tables print properties in powers of ten, in mm to the power of their kind. */
const scaled: Readonly<Record<string, string>> = {
  Zx_e3: '10³ mm³',
  Sx_e3: '10³ mm³',
  Ze_e3: '10³ mm³',
  Ix_e6: '10⁶ mm⁴',
  Iy_e6: '10⁶ mm⁴',
  J_e3: '10³ mm⁴',
  Iw_e9: '10⁹ mm⁶',
}

/** The unit that the name of a quantity ends in; empty: none. */
export const unitOf = (name: string): string => {
  const known = scaled[name]
  if (known !== undefined) return known
  for (const [pattern, unit] of suffixes) {
    const found = pattern.exec(name)
    if (found !== null) return unit(found)
  }
  return ''
}

/** The name without its unit. */
export const symbolOf = (name: string): string =>
  name in scaled
    ? name.replace(/_e\d$/, '')
    : name.replace(suffixes.find(([pattern]) => pattern.test(name))?.[0] ?? /$^/, '')
