import type { Told } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import type { WindRegion } from '../../roofs/catalogue/assessment-input.ts'
import type { Place } from '../../roofs/catalogue/place-tables.ts'

/** Figures that contradict each other. */
export type Contradiction = Told & { readonly figures: readonly string[] }

/** From the weakest wind to the strongest; the sub-regions of A differ by direction alone. */
const strengths: readonly (readonly WindRegion[])[] = [
  ['A', 'A0', 'A1', 'A2', 'A3', 'A4', 'A5'],
  ['B', 'B1'],
  ['B2'],
  ['C'],
  ['D'],
]
const strengthOf = (region: WindRegion): number => strengths.findIndex((regions) => regions.includes(region))

const placeKey = ({ state, region, coastBandFrom, latitude }: Place): string =>
  [state, region, coastBandFrom, latitude].join(' ')
const areaOf = ({ id }: Place): string => id.slice(0, id.indexOf('/'))

const between = (key: 'placesAlike' | 'regionsByDistance', one: Place, other: Place): Contradiction => ({
  figures: [one, other].map(({ id }) => `regions/locations/${id}`),
  ...told(key, { name: one.name, other: other.name }),
})

/** A stored project finds its row by the row's content, so two rows with the same content are refused. */
const alikeProblem = (rows: readonly Place[]): Contradiction | null => {
  const firsts = new Map<string, Place>()
  for (const row of rows) {
    const first = firsts.get(placeKey(row))
    if (first) return between('placesAlike', row, first)
    firsts.set(placeKey(row), row)
  }
  return null
}

/** Coast bands of one area: wind falls, or stays, from band to band inland. */
const bandProblem = (rows: readonly Place[]): Contradiction | null => {
  const bands = rows.filter(({ coastBandFrom }) => coastBandFrom !== null)
  for (const near of bands)
    for (const far of bands) {
      const isFarther = areaOf(near) === areaOf(far) && (far.coastBandFrom ?? 0) > (near.coastBandFrom ?? 0)
      if (isFarther && strengthOf(far.region) > strengthOf(near.region)) return between('regionsByDistance', far, near)
    }
  return null
}

/** What is wrong with the places of a catalogue in which one was replaced. */
export const placeOrderProblem = (rows: readonly Place[]): Contradiction | null =>
  alikeProblem(rows) ?? bandProblem(rows)
