import { told } from '../../platform/messages.ts'
import type { Problem } from '../../platform/problem.ts'
import type { Catalogue } from '../../roofs/catalogue/catalogue.ts'
import { type Contradiction, placeOrderProblem } from './place-order.ts'
import type { FigureValue } from './value-kinds.ts'
import { valueLabel } from './value-label.ts'

type FigureNumber = { readonly name: string; readonly value: number }

const numbersAmong = (values: readonly FigureValue[]): readonly FigureNumber[] =>
  values.flatMap(({ name, value }) => (typeof value === 'number' ? [{ name, value }] : []))

/** An order between numbers of a figure that holds whatever the certificate says. */

type Pair = readonly [smaller: string, larger: string]

/** Of one row: the first at most the second. */
const orders: readonly Pair[] = [
  ['service', 'ultimate'],
  ['ultimateCyclonic', 'ultimate'],
  ['design', 'tested'],
  ['tested', 'confirmed'],
  ['one', 'two'],
  ['lowest', 'highest'],
  ['eaves', 'top'],
  ['penetration', 'length'],
  ['top', 'width'],
  ['ribHeight', 'ribPitch'],
  ['thinSteelFactor', 'factor'],
  ['confirmAbove', 'engineerAbove'],
]

const exceeds = (pair: Pair, values: ReadonlyMap<string, number>): readonly Problem[] => {
  const [smaller, larger] = pair.map((name) => values.get(name))
  if (smaller === undefined || larger === undefined || smaller <= larger) return []
  return [
    {
      field: `values.${pair[0]}`,
      ...told('figureValueExceeds', { name: valueLabel(pair[0]), other: valueLabel(pair[1]) }),
    },
  ]
}

const lastOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1)
const startOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1)

const factorProblems = (given: readonly FigureNumber[]): readonly Problem[] =>
  given
    .filter(({ name, value }) => /factor$/i.test(lastOf(name)) && value > 1)
    .map(({ name }) => ({ field: `values.${name}`, ...told('figureFactorAboveOne', { name: valueLabel(name) }) }))

const rowProblems = (given: readonly FigureNumber[]): readonly Problem[] => {
  const values = new Map(given.map(({ name, value }) => [name, value]))
  const starts = [...new Set(given.map(({ name }) => startOf(name)))]
  return starts.flatMap((start) =>
    orders.flatMap(([smaller, larger]) => exceeds([`${start}${smaller}`, `${start}${larger}`], values)),
  )
}

/** `rows/1/mean` is row 1 of the column `rows//mean`. */
const column = (name: string): string | null => (/(^|\/)\d+\//.test(name) ? name.replace(/(^|\/)\d+\//, '$1/') : null)

/** Numbers of each column, from the first row to the last. */
const columns = (values: readonly FigureNumber[]): ReadonlyMap<string, readonly FigureNumber[]> => {
  const named = values.map((one) => [column(one.name), one] as const)
  const names = new Set(named.flatMap(([name]) => name ?? []))
  return new Map([...names].map((name) => [name, named.flatMap(([of, one]) => (of === name ? [one] : []))]))
}

const goes = (numbers: readonly FigureNumber[], sign: 1 | -1): boolean =>
  numbers.every(({ value }, index) => index === 0 || sign * value >= sign * (numbers[index - 1]?.value ?? value))

/** A column that rises or falls as published must still do so. */
const columnProblems = (published: readonly FigureNumber[], given: readonly FigureNumber[]): readonly Problem[] => {
  const values = new Map(given.map((one) => [one.name, one]))
  return [...columns(published).values()].flatMap((numbers) => {
    const replaced = numbers.map((one) => values.get(one.name) ?? one)
    const name = numbers[0]?.name ?? ''
    const [rises, falls] = [goes(numbers, 1), goes(numbers, -1)]
    if (rises === falls || goes(replaced, rises ? 1 : -1)) return []
    return [
      {
        field: `values.${name}`,
        ...told(rises ? 'figureMustRise' : 'figureMustFall', { name: valueLabel(name) }),
      },
    ]
  })
}

/** Certificates that are only compared with, and rows of states, follow no order. */
const unordered = ['fixings/reference-hardware', 'regions/snow', 'regions/permit-rules']

/** Refuses numbers of one figure that contradict each other, and factors above 1. */
export const orderProblems = (
  figure: string,
  published: readonly FigureValue[],
  given: readonly FigureValue[],
): readonly Problem[] => {
  const numbers = numbersAmong(given)
  return [
    ...factorProblems(numbers),
    ...rowProblems(numbers),
    ...(unordered.includes(figure) ? [] : columnProblems(numbersAmong(published), numbers)),
  ]
}

/** Order between figures: wind speeds rise from N1 to N6 and C1 to C4; a hook holds more at ultimate than in service. */
export const catalogueOrderProblem = ({ wind, fixings, regions }: Catalogue): Contradiction | null => {
  const { rows } = wind.windClasses
  const wrong = rows.findIndex((row, index) => {
    const next = rows[index + 1]
    if (next === undefined || next.class[0] !== row.class[0]) return false
    return row.ultimate > next.ultimate || row.service > next.service
  })
  if (wrong >= 0) {
    const figures = [wrong, wrong + 1].map((index) => `wind/wind-classes/${index}`)
    return { figures, ...told('windClassesMustRise', { name: rows[wrong]?.class ?? '' }) }
  }
  const { service, ultimate } = fixings.tileHook
  if (service.value <= ultimate.value) return placeOrderProblem(regions.locations.rows)
  const figures = ['fixings/tile-hook/service', 'fixings/tile-hook/ultimate']
  return { figures, ...told('tileHookOrder') }
}
