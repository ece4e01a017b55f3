import { type CapacityTable, maxSpanIn, tableName } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess, say } from '../../../testing/assess-in-words.ts'
import { withTables } from '../../../testing/catalogues.ts'
import { evaluateFormula } from '../../../testing/evaluate-formula.ts'
import { changed, roof } from '../../../testing/roofs.ts'
import { stepsOf } from '../../../testing/trace.ts'
import { verbatim } from '../../calculation/verbatim.ts'
import { estimateStatus } from '../check/estimate.ts'
import { capacityAtSpan } from './capacity-at-span.ts'
import { outsideTable as outsideTableOf, type SteelPurlin, tableOf } from './purlin-table.ts'

const words = {
  symbol: 'w_Ro',
  label: 'purlin-capacity-outward',
  unit: 'kN/m',
  clause: 'Method 6, capacity table',
} as const
const rows = [
  { span: 3000, capacity: 8 },
  { span: 4000, capacity: 4 },
  { span: 5000, capacity: 1 },
  { span: 6000, capacity: 0 },
]
const outsideTable = (...of: Parameters<typeof outsideTableOf>): string | null => {
  const reason = outsideTableOf(...of)
  return reason === null ? null : say(reason)
}

const at = (span: number) =>
  capacityAtSpan(words, rows, span, { table: verbatim('test'), status: 'verified', figures: [] })

describe('capacity between the rows of a table', () => {
  test('rows are read as they stand, and the first holds below itself', () => {
    expect([at(1000), at(3000), at(4000)].map(({ value }) => value)).toEqual([8, 8, 4])
  })

  test('is linear in the logarithms of span and capacity', () => {
    const middle = at(Math.sqrt(3000 * 4000))
    expect(middle.value).toBeCloseTo(Math.sqrt(8 * 4), 12)
    expect(evaluateFormula(middle.formula, middle.given)).toBeCloseTo(middle.value, 12)
  })

  test('where it falls faster than the power 4.5 of the span, the longer span counts', () => {
    expect(8 / 4).toBeLessThan((4 / 3) ** 4.5)
    expect(4 / 1).toBeGreaterThan((5 / 4) ** 4.5)
    expect(at(4001)).toMatchObject({ value: 1, branch: 'steep-fall' })
  })

  test('a row of 0 is reached by nothing', () => {
    expect(at(5001).value).toBe(0)
    expect(() => at(6001)).toThrow(RangeError)
  })
})

const shed = roof('shed-region-a-roof-8')
const purlin = shed.purlin as SteelPurlin
const table = catalogue.purlins.ZC15015 as CapacityTable & { kind: 'zc' }
const withTable = (change: Partial<typeof table>) => withTables({ ZC15015: { ...table, ...change } as CapacityTable })

describe('the table of a purlin', () => {
  test('is the one that the contract names, for every size of the wizard', () => {
    for (const section of ['Z', 'C', 'top-hat'] as const)
      for (const { depth, thicknesses } of choices.purlins[section].depths)
        for (const thickness of thicknesses)
          expect(tableOf(catalogue, { ...purlin, section, depth, thickness })?.name).toBe(
            tableName({ section, depth, thickness }),
          )
  })

  test('between the thicknesses sold is the next thinner; below them all there is none', () => {
    expect(tableOf(catalogue, { ...purlin, thickness: 1.46 })?.name).toBe('ZC15012')
    expect(tableOf(catalogue, { ...purlin, thickness: 3 })?.name).toBe('ZC15024')
    expect(tableOf(catalogue, { ...purlin, thickness: 1.1 })).toBeNull()
  })

  test('admits the spans that the wizard admits', () => {
    for (const support of ['lapped', 'continuous', 'simply-supported'] as const)
      for (const bridging of [0, 1, 2, 3]) {
        const longest = maxSpanIn(table, support, bridging) ?? 0
        expect(outsideTable(catalogue, { ...purlin, support, bridging, span: longest })).toBeNull()
        expect(outsideTable(catalogue, { ...purlin, support, bridging, span: longest + 1 })).toContain(
          `exceeds the practical upper limit of ${longest} mm for Z/C 150 x 1.5`,
        )
      }
  })

  test('ends at its last row, whatever max span an operator enters', () => {
    const lists = { lapped: table.lapped, continuous: table.continuous, 'simply-supported': table.single } as const
    for (const longest of [9001, 12_000, 30_000]) {
      const spans = [longest, longest, longest, longest] as const
      const entered = withTable({ lappedMaxSpan: spans, continuousMaxSpan: spans, simpleMaxSpan: spans })
      for (const support of ['lapped', 'continuous', 'simply-supported'] as const) {
        const last = lists[support].at(-1)?.span ?? 0
        const at = (span: number) => ({ ...purlin, support, span })
        expect(outsideTable(entered, at(last))).toBeNull()
        expect(outsideTable(entered, at(last + 1))).toContain(`exceeds the practical upper limit of ${last} mm`)
        const beyond = assess(changed(shed, { purlin: at(longest) }), entered)
        expect(beyond).toMatchObject({ verdict: 'not-supported', chargeable: false })
      }
    }
  })

  test('a span beyond it is not supported, with a reason', () => {
    const result = assess(changed(shed, { purlin: { span: 12_000 } }), catalogue)
    expect(result).toMatchObject({ verdict: 'not-supported', chargeable: false })
    expect(result.resultString).toContain('The purlin span of 12000 mm exceeds the practical upper limit')
  })

  test('section, support and bridging that do not exist together have a reason', () => {
    expect(outsideTable(catalogue, { ...purlin, section: 'C' })).toContain('C purlins are not lapped')
    expect(outsideTable(catalogue, { ...purlin, bridging: null })).toContain('rows of bridging')
    const none = withTable({ lappedMaxSpan: [0, 0, 0, 0] })
    expect(outsideTable(none, purlin)).toBe(
      'The support condition (lapped, 1 row of bridging) is not available for Z/C 150 x 1.5 purlins.',
    )
    expect(outsideTable(withTable({ lapped: [] }), purlin)).toContain('is not available')
  })

  test('a capacity of 0 is not permitted, whatever the load', () => {
    const lapped = table.lapped.map((row) => ({ ...row, cu: [0, 0, 0, 0] as const }))
    const zone = assess(shed, withTable({ lapped })).zoneResults[0]
    expect(zone).toMatchObject({ installable: false, governingCheck: 'purlin in uplift' })
    expect(zone?.reason).toContain('Z/C 150 x 1.5, lapped, 1 row of bridging, span 6000 mm: the table permits no load')
  })

  test('an ultimate capacity below both directions counts in both', () => {
    const lapped = table.lapped.map((row) => ({ ...row, cu: [0.3, 0.3, 0.3, 0.3] as const }))
    const checks = assess(shed, withTable({ lapped })).zoneResults[0]?.checks ?? []
    const capacity = (wanted: string) => checks.find(({ id }) => id === wanted)?.capacity
    expect([capacity('purlin-uplift'), capacity('purlin-downward')]).toEqual([0.3, 0.3])
    // As it is in a table without slips: the lesser direction, which holds the other to nothing.
    const steel = table.lapped.map((row) => ({
      ...row,
      cu: [2, 2, 2, 2] as const,
      inward: [2, 2, 2, 2] as const,
      outward: [3, 3, 3, 3] as const,
    }))
    const own = assess(shed, withTable({ lapped: steel })).zoneResults[0]?.checks
    expect(own?.filter(({ id }) => /^purlin-(uplift|downward)$/.test(id)).map((check) => check.capacity)).toEqual([
      3, 2,
    ])
    const above = table.lapped.map((row) => ({ ...row, cu: [9999, 9999, 9999, 9999] as const }))
    expect(assess(shed, withTable({ lapped: above }))).toEqual(assess(shed, catalogue))
  })

  test('the mass of an imported table counts, of a computed one that of the section', () => {
    const weight = (change: Partial<typeof table>) =>
      stepsOf(assess(shed, withTable(change)).trace).find(
        ({ step }) => step.symbol === 'G_m' && step.label === 'Weight of the purlin',
      )?.step
    expect(weight({ mass: 20 })?.value).toBe(weight({})?.value)
    const imported = weight({ mass: 20, origin: 'imported' })
    expect(imported?.value).toBeCloseTo(20 * 0.00981, 4)
    expect(imported?.source).toBe('mass of the imported table')
  })

  test('odd values of the table are a condition, with how many', () => {
    const conditions = (change: Partial<typeof table>) => assess(shed, withTable(change)).conditions.join('\n')
    expect(conditions({})).not.toContain('look odd')
    expect(conditions({ oddValues: [] })).not.toContain('look odd')
    expect(conditions({ oddValues: ['a'] })).toContain(
      '1 value of the capacity table ZC15015 (Z/C 150 x 1.5) looks odd: compare it with its source.',
    )
    expect(conditions({ oddValues: ['a', 'and 355 more'], oddValueCount: 356 })).toContain(
      '356 values of the capacity table ZC15015 (Z/C 150 x 1.5) look odd: compare them with their source.',
    )
    expect(assess(shed, withTable({ oddValues: ['a'] })).verdict).not.toBe('pass')
  })

  test('the column is that of the rows of bridging', () => {
    const capacity = (bridging: number) =>
      assess(changed(shed, { purlin: { bridging } }), catalogue).zoneResults[0]?.checks.find(
        ({ id }) => id === 'purlin-uplift',
      )?.capacity
    const row = table.lapped.find(({ span }) => span === 6000)
    expect([0, 1, 2, 3].map(capacity)).toEqual(row?.outward)
  })

  test('a table of the operator takes the place of the computed one and is named', () => {
    const imported = withTable({
      origin: 'imported',
      source: 'Maker, May 2025',
      status: 'verified',
      oddValues: ['odd'],
      oddValueCount: 356,
    })
    const result = assess(shed, imported)
    expect(result.capacityTable).toMatchObject({
      name: 'ZC15015',
      origin: 'imported',
      oddValues: ['odd'],
      oddValueCount: 356,
    })
    expect(result.assumptions).toContainEqual({
      label: 'Purlin capacities',
      value: 'Z/C 150 x 1.5: table that the operator entered',
      source: 'Maker, May 2025',
    })
  })
})

describe('without verified capacities', () => {
  const checks = (from: typeof catalogue) => assess(shed, from).zoneResults[0]?.checks ?? []

  test('a size without a table is judged by its loads alone, and the result says so', () => {
    const result = assess(shed, withTables({}))
    expect(
      checks(withTables({}))
        .filter(({ id }) => id.startsWith('purlin'))
        .map(({ id }) => id),
    ).toEqual(['purlin-load-ratio-uplift', 'purlin-load-ratio-downward'])
    expect(result.notChecked[0]).toBe(
      'Capacity of the purlins: no capacity table for Z 150 x 1.5; only their load with and without panels is compared',
    )
    expect(result.resultString).toContain('Preliminary')
    expect(result.capacityTable).toBeUndefined()
  })

  test('an estimate counts up to 80 %: within it no condition, beyond it the loads with and without panels', () => {
    const estimated = withTable({ status: 'estimate' })
    const shown = checks(estimated).filter(({ id }) => id.startsWith('purlin'))
    expect(shown.map(({ outcome, memberStatus }) => [outcome, memberStatus])).toEqual(
      Array.from({ length: 4 }, () => ['pass', 'ok']),
    )
    expect(shown.every(({ utilisation }) => utilisation !== null && utilisation <= 0.8)).toBe(true)
    expect(assess(shed, estimated).notChecked).toEqual([])
  })
})

describe('how a member stands by an estimate', () => {
  const stands = (u: number, u_0: number, ratio: number) => estimateStatus(u, u_0, () => ratio <= 1.05)

  test('within 80 % whatever panels add, else by the bare roof and then by what they add', () => {
    expect([stands(0.78, 0.6, 1.6), stands(0.8, 2, 2)]).toEqual(['ok', 'ok'])
    expect([stands(0.81, 0.8, 1.02), stands(1.1, 1.08, 1.03), stands(1.3, 1.25, 1.05)]).toEqual(
      Array.from({ length: 3 }, () => 'unchanged'),
    )
    expect([stands(1.25, 1.26, 0.99), stands(1.4, 1.3, 1.07)]).toEqual(['existing', 'existing'])
    expect([stands(0.9, 0.7, 1.28), stands(0.81, 0.77, 1.06)]).toEqual(['increased', 'increased'])
  })
})
