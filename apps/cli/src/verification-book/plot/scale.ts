/** A length on the page, px, for a value; and the values to mark. */
export type Scale = {
  readonly from: number
  readonly to: number
  readonly at: (value: number) => number
  readonly ticks: readonly number[]
  readonly isLogarithmic: boolean
}

const niceStep = (span: number, parts: number): number => {
  const raw = span / parts
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 5, 10].find((factor) => factor * power >= raw * (1 - 1e-9)) ?? 10
  return step * power
}

/** Whole multiples of a step, made by multiplication so that no error adds up. */
const linearTicks = (from: number, to: number, parts: number): readonly number[] => {
  const step = niceStep(to - from, parts)
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

const logarithmicTicks = (from: number, to: number): readonly number[] => {
  const powers = Array.from({ length: 30 }, (_, index) => index - 12)
  const within = (factors: readonly number[]) =>
    powers
      .flatMap((power) => factors.map((factor) => Number((factor * 10 ** power).toPrecision(3))))
      .filter((value) => value >= from && value <= to)
  const fine = within([1, 2, 5])
  return fine.length <= 8 ? fine : within([1])
}

/** A linear scale; `length` px, upwards when negative. */
export const linear = (from: number, to: number, start: number, length: number, parts = 5): Scale => ({
  from,
  to,
  at: (value) => start + ((value - from) / (to - from)) * length,
  ticks: linearTicks(from, to, parts),
  isLogarithmic: false,
})

const logarithmic = (from: number, to: number, start: number, length: number): Scale => ({
  from,
  to,
  at: (value) => start + (Math.log(value / from) / Math.log(to / from)) * length,
  ticks: logarithmicTicks(from, to),
  isLogarithmic: true,
})

type Range = { readonly least: number; readonly greatest: number }

const padded = ({ least, greatest }: Range): readonly [number, number] => {
  const pad = greatest > least ? (greatest - least) * 0.06 : Math.max(Math.abs(least) * 0.1, 0.1)
  return [least - pad, greatest + pad]
}

/** The scale for values: logarithmic where positive values span more than a factor of 30. */
export const scaleFor = (values: readonly number[], start: number, length: number): Scale => {
  const range = { least: Math.min(...values), greatest: Math.max(...values) }
  if (range.least > 0 && range.greatest / range.least > 30)
    return logarithmic(range.least / 1.25, range.greatest * 1.25, start, length)
  return linear(...padded(range), start, length)
}

/** So many values from end to end, even on the scale. */
export const along = ({ from, to, isLogarithmic }: Scale, count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, index) =>
    isLogarithmic ? from * (to / from) ** (index / count) : from + ((to - from) * index) / count,
  )
