import { catalogue } from '@soundroof/data'
import { expect, it } from 'vitest'
import { tableAtSpan } from './table-at-span.ts'

const table = (name: string) => {
  const found = catalogue.purlins[name]
  if (!found) throw new Error(`no table ${name}`)
  return found
}

it.each(['ZC15015', 'TS6175'])('%s: at a span of the table, the row of the table', (name) => {
  const inForce = table(name)
  const [row] = tableAtSpan(inForce, 3000)?.continuous ?? []
  expect(row).toEqual(inForce.continuous.find(({ span }) => span === 3000))
})

it('between two rows lies between them', () => {
  const inForce = table('ZC20019')
  const at = (span: number) => inForce.lapped.find((row) => row.span === span)?.cs ?? 0
  const [row] = tableAtSpan(inForce, 6250)?.lapped ?? []
  expect(row?.cs).toBeLessThan(at(6000))
  expect(row?.cs).toBeGreaterThan(at(6500))
})

it('keeps the longest spans of an imported table', () => {
  const inForce = { ...table('TS6175'), simpleMaxSpan: 2000, origin: 'imported' as const }
  expect(tableAtSpan(inForce as typeof inForce & { kind: 'top-hat' }, 1800)).toMatchObject({
    simpleMaxSpan: 2000,
    origin: 'computed',
  })
})

it('a size without dimensions has none', () => {
  expect(tableAtSpan({ ...table('ZC15015'), name: 'ZC99999' }, 3000)).toBeNull()
})
