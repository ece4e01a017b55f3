import type { FigureRow } from '@soundroof/contract/review/figures/figures-console'
import { expect, it } from 'vitest'
import { keptWith, problemsOf, replacementOf, startOf } from './sign-off-form.ts'

const table: FigureRow = {
  id: 'purlins/ZC15019',
  name: 'Capacity table: Z/C 150 x 1.9',
  use: 'Purlins',
  status: 'unverified',
  source: 'Computed',
  edition: '2026',
  unit: 'kN/m',
  values: [],
  signed: null,
  waiting: null,
  results: 0,
  others: [],
  words: [],
  shown: 'f',
}
const place: FigureRow = {
  ...table,
  id: 'regions/locations/perth',
  values: [
    { name: 'region', value: 'A1', kind: 'region' },
    { name: 'coastBandFrom', value: null, kind: 'coast-distance' },
  ],
}
const file = new File([''], 'certificate.pdf')

it('sends nothing in place of a figure that is confirmed', () => {
  const form = { ...startOf(place), csv: 'name,ZC15019', reason: 'Map', file }
  expect([replacementOf(form, place), problemsOf(form, place)]).toEqual([{ values: null, csv: null }, []])
})

it('sends every value of a figure that is replaced, empty ones too', () => {
  const form = { ...startOf(place), kind: 'replace', values: { region: 'A2', coastBandFrom: null } } as const
  expect(replacementOf(form, place)).toEqual({
    values: [
      { name: 'region', value: 'A2' },
      { name: 'coastBandFrom', value: null },
    ],
    csv: null,
  })
})

it('asks for the file of a table that is replaced', () => {
  const form = { ...startOf(table), kind: 'replace', reason: 'Maker', file } as const
  expect(problemsOf(form, table)).toEqual([{ field: 'csv', coded: { code: 'figureTableRequired' } }])
  const chosen = { ...form, csv: 'name,ZC15019' }
  expect([replacementOf(chosen, table), problemsOf(chosen, table)]).toEqual([{ values: null, csv: 'name,ZC15019' }, []])
})

it('what was typed is taken up again, and not beside other published values', () => {
  const typed = {
    ...startOf(place),
    kind: 'replace',
    values: { region: 'A2', coastBandFrom: null },
    cells: '1 2',
  } as const
  const kept = JSON.parse(JSON.stringify(keptWith(place).kept(typed)))
  expect(keptWith(place).read(kept)).toEqual({ kind: 'replace', values: typed.values, cells: '1 2' })
  const other = { ...place, values: place.values.map((value) => ({ ...value, value: 'B1' })) }
  expect(keptWith(other).read(kept)).toEqual({})
  expect(keptWith(place).read({ ...kept, values: { region: {} } })).toMatchObject({ values: startOf(place).values })
})
