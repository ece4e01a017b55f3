import { catalogueFigures } from '@soundroof/contract/review/figures/catalogue-figures'
import { partsOf } from '@soundroof/contract/review/figures/figure-limits'
import { catalogueOrderProblem, orderProblems } from '@soundroof/contract/review/figures/value-order'
import { directionOf } from '@soundroof/contract/roofs/catalogue/figure-directions'
import { expect, test } from 'vitest'
import { content } from './content.ts'
import { contentHash } from './content-hash.ts'
import { catalogue, catalogueVersion } from './index.ts'

type Headed = {
  readonly source: string
  readonly edition: string
  readonly version: string
  readonly status?: string
  /** Readings of the method that the table is as sure as. */
  readonly readings?: readonly string[]
}

const membersOf = (group: Readonly<Record<string, Headed>>): readonly Headed[] => Object.values(group)

test('the version is the hash of the content', () => {
  expect(catalogueVersion).toBe(contentHash())
})

test('every table has source, edition, status and version', () => {
  const { sheeting, purlins, racking: _, modules: __, method: ___, figureDirections, ...groups } = content
  const tables: readonly Headed[] = [
    sheeting,
    figureDirections,
    ...Object.values(purlins),
    ...Object.values(groups).flatMap(membersOf),
  ]
  const figures = catalogueFigures(catalogue).map(({ id }) => id)
  expect(tables.length).toBeGreaterThan(15)
  for (const table of tables) {
    expect(table.source).toBeTruthy()
    expect(table.edition).toBeTruthy()
    expect(table.version).toBeTruthy()
    if (table.readings === undefined) expect(['verified', 'unverified', 'estimate']).toContain(table.status)
    else expect(figures).toEqual(expect.arrayContaining([...table.readings]))
  }
})

test('the two-zone path is off until its coefficients are entered', () => {
  expect([catalogue.wind.panelClause['2021'], catalogue.wind.panelClause['2011']]).toEqual([null, null])
})

test('one clamp capacity and one profile per sheeting position', () => {
  expect(catalogue.fixings.clampCapacities.capacities).toEqual([0.88, 1.59, 2.22, 0.88, 1.6, 1.06, 1.58])
  expect(catalogue.sheeting.profiles.length).toBe(7)
})

test('the coast is a closed line', () => {
  const { points } = catalogue.regions.coast
  expect(points.length).toBe(1356)
  expect(points.at(-1)).toEqual(points[0])
})

test('every terrain category has a multiplier for each height, in one column of an edition', () => {
  const { heights, columns } = catalogue.wind.terrainHeight
  for (const { multipliers } of columns) expect(multipliers.length).toBe(heights.length)
  const named = columns.flatMap(({ category, editions }) => editions.map((edition) => `${edition} ${category}`))
  expect(new Set(named).size).toBe(named.length)
})

test('28 universal beams and 32 Z and C sections', () => {
  expect(catalogue.sections.universalBeams.rows.length).toBe(28)
  expect(catalogue.sections.coldFormed.rows.length).toBe(32)
})

test('publishes numbers in the order that a replacement has to keep', () => {
  expect(catalogueOrderProblem(catalogue)).toBeNull()
  const wrong = catalogueFigures(catalogue).flatMap(({ id, values }) => orderProblems(id, values, values))
  expect(wrong).toEqual([])
})

test('says of every number that engineers may replace which way is the safe one', () => {
  const numbers = catalogueFigures(catalogue).flatMap(({ id, values }) =>
    values.flatMap(({ name, value, kind }) => (kind === undefined ? [{ id, name, value }] : [])),
  )
  expect(numbers.filter(({ id, name }) => directionOf(catalogue.figureDirections, id, name) === null)).toEqual([])
  // Their limits are a part and a multiple of the published number.
  expect(numbers.filter(({ value }) => typeof value !== 'number' || value < 0)).toEqual([])
  expect(numbers.length).toBeGreaterThan(100)
})

test('says of every figure that engineers may replace with which others it multiplies', () => {
  const unsaid = catalogueFigures(catalogue).filter(({ id }) => partsOf(id) === null)
  expect(unsaid.map(({ id }) => id)).toEqual([])
  for (const id of [...Object.keys(catalogue.racking).map((one) => `racking/${one}`), 'modules/any', 'purlins/any'])
    expect(partsOf(id)).not.toEqual([])
})

test('names no figure for a direction that is not there', () => {
  const ids = catalogueFigures(catalogue).map(({ id }) => id)
  const idle = catalogue.figureDirections.rows.filter(
    ({ figure }) => !ids.some((id) => id === figure || id.startsWith(`${figure}/`)),
  )
  expect(idle).toEqual([])
})
