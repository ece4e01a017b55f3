import type { CheckOutcome, CheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { purlinChecks, rafterChecks, sampleResult } from '../testing/sample-result.ts'
import type { Block, BlockOf } from './blocks.ts'
import { checkStatusOf } from './check-groups.ts'
import { checkTables } from './check-tables.ts'
import { frameSentence, rafterSentence, roofBlocks } from './roof-blocks.ts'
import { zoneBlocks } from './zone-blocks.ts'

const say = sayIn('en-AU')

const tablesOf = (blocks: readonly Block[]) => blocks.filter((block) => block.kind === 'table')
const headings = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
const rowOf = (table: BlockOf<'table'> | undefined, title: string) => {
  const row = table?.rows.find(([cell]) => cell?.text === title) ?? []
  return Object.fromEntries(row.map((cell, index) => [table?.columns[index]?.title, cell]))
}

const [zone] = sampleResult.zoneResults
const checks = zone?.checks ?? []
const [uplift, downward] = purlinChecks as readonly [CheckResult, CheckResult]
const [rafterUp, rafterDown] = rafterChecks as readonly [CheckResult, CheckResult]

describe('the checks of a zone', () => {
  it('stand in a table for what holds the panels and one for each member', () => {
    const blocks = checkTables([...checks, rafterUp], 'Edge')
    expect(headings(blocks)).toEqual([
      'Fixings, rail and panel: Edge',
      'Purlin or batten, with and without panels: Edge',
      'Rafter, with and without panels: Edge',
    ])
    expect(tablesOf(blocks).map(({ rows }) => rows.length)).toEqual([2, 2, 1])
    expect(tablesOf(blocks).map(({ caption }) => caption)[1]).toBe('Purlin or batten, with and without panels: Edge')
    expect(headings(checkTables(checks.slice(0, 2), 'Edge'))).toEqual([])
  })

  it('show u, u0, load ratio and status of a member', () => {
    const row = rowOf(tablesOf(checkTables(purlinChecks, 'Edge'))[0], 'Purlin in uplift')
    expect([row.u, row['u₀'], row.ρ].map((cell) => cell?.text)).toEqual(['112\u00a0%', '119\u00a0%', '0.95'])
    expect(row.Status).toMatchObject({ text: 'Unchanged', tone: 'caution' })
    expect(row.Demand?.text).toBe('2.13 kN/m')
    const free = { ...uplift, utilisationWithout: null, loadRatio: null }
    const bare = rowOf(tablesOf(checkTables([free], 'Edge'))[0], 'Purlin in uplift')
    expect([bare['u₀'], bare.ρ].map((cell) => cell?.text)).toEqual(['–', '–'])
  })

  it('show no load ratio beside a deflection, whose own load it does not compare', () => {
    const loads = { loadRatio: 0.47, loadRatioOf: '1.2 G + Wᵤ with panels against 1.2 G + 1.5 Q without' }
    const sag = { ...rafterDown, ...loads, id: 'rafter-deflection-permanent', title: 'Sag', unit: 'mm' }
    const blocks = checkTables([sag], 'whole roof')
    expect(rowOf(tablesOf(blocks)[0], 'Sag').ρ?.text).toBe('–')
    expect(blocks.map(({ kind }) => kind)).toEqual(['table'])
    expect(rowOf(tablesOf(checkTables([{ ...sag, id: 'rafter-bending-downward' }], ''))[0], 'Sag').ρ?.text).toBe('0.47')
  })

  it('mark each estimate in its row', () => {
    const estimated = purlinChecks.map((check) => ({ ...check, status: 'estimate' as const }))
    const table = tablesOf(checkTables(estimated, 'Edge'))[0]
    expect(rowOf(table, 'Purlin under downward load').Status).toMatchObject({ text: 'OK', note: 'estimate' })
    expect(rowOf(table, 'Purlin in uplift').Status).toMatchObject({ text: 'Unchanged', note: 'estimate' })
    expect(rowOf(tablesOf(checkTables(purlinChecks, 'Edge'))[0], 'Purlin in uplift').Status?.note).toBeUndefined()
  })

  it('state a common reason once, and in a row only what it adds', () => {
    const table = 'table of the Z150 19'
    const added = 'the bare roof is at 119 %, panels add nothing'
    const twins = [
      { ...uplift, reason: `${table}; ${added}`, status: 'unverified' as const },
      { ...downward, reason: table, status: 'unverified' as const },
      { ...downward, title: 'none', utilisation: null, outcome: 'not-applicable' as const, reason: 'no load' },
    ]
    const blocks = checkTables(twins, 'Edge')
    expect(blocks[0]).toMatchObject({ kind: 'paragraph', text: 'Table of the Z150 19; unverified figures.' })
    const notes = tablesOf(blocks)[0]?.rows.map(([cell]) => cell?.note)
    expect(notes).toEqual([`The bare roof is at 119 %, panels add nothing`, undefined, 'No load'])
    const others = checkTables(
      [
        { ...uplift, reason: 'table of the Z1' },
        { ...downward, reason: table },
      ],
      'Edge',
    )
    expect(others.map(({ kind }) => kind)).toEqual(['table'])
    expect(tablesOf(others)[0]?.rows.map(([cell]) => cell?.note)).toEqual(['Table of the Z1', 'Table of the Z150 19'])
  })

  it('mark the governing one, and no other', () => {
    const governing = { governingCheck: uplift.title, governingClause: uplift.clause }
    const cells = tablesOf(checkTables(checks, 'Edge', governing)).flatMap(({ rows }) => rows.flat())
    expect(cells.filter(({ note }) => note === 'governs').map(({ text }) => text)).toEqual(['112\u00a0%'])
    expect(cells.filter(({ strong }) => strong).map(({ text }) => text)).toEqual(['Purlin in uplift', '112\u00a0%'])
  })

  it.each([
    ['existing', 'fail', 'Existing', 'bad', undefined],
    ['increased', 'fail', 'Increased', 'bad', undefined],
    ['increased', 'needs-engineer', 'Increased', 'bad', 'Needs an engineer'],
    ['ok', 'pass', 'OK', 'good', undefined],
    [undefined, 'not-applicable', 'Not applicable', 'muted', undefined],
    [undefined, 'condition', 'On condition', 'caution', undefined],
    ['unchanged', 'condition', 'On condition', 'caution', undefined],
  ] as const)('say %s with outcome %s as %s', (memberStatus, outcome, text, tone, note) => {
    const { memberStatus: _, ...rest } = { ...downward, status: 'verified' as const }
    const check = { ...rest, outcome, ...(memberStatus ? { memberStatus } : {}) }
    const { Status } = rowOf(tablesOf(checkTables([check], 'Edge'))[0], 'Purlin under downward load')
    expect([Status?.text, Status?.tone, Status?.note]).toEqual([text, tone, note])
  })

  it('are explained once, and only where members were checked', () => {
    const legends = (result: typeof sampleResult) =>
      zoneBlocks(say, result).filter((block) => block.kind === 'paragraph' && block.text.startsWith('u is demand'))
        .length
    expect(legends(sampleResult)).toBe(1)
    const fixingsOnly = sampleResult.zoneResults.map((each) => ({ ...each, checks: each.checks.slice(0, 2) }))
    expect(legends({ ...sampleResult, zoneResults: fixingsOnly, roofChecks: [] })).toBe(0)
    expect(legends({ ...sampleResult, zoneResults: fixingsOnly })).toBe(1)
  })
})

describe('the rafters of the whole roof', () => {
  it('have their own table, which marks the check that decides', () => {
    const blocks = roofBlocks(sampleResult)
    expect(headings(blocks)).toEqual(['Rafters: whole roof'])
    const row = rowOf(tablesOf(blocks)[0], 'Rafter bending under downward load')
    expect([row.u?.note, row.Status?.text, row.Status?.note]).toEqual(['governs', 'Increased', 'Needs an engineer'])
    expect(roofBlocks({ roofChecks: [] })).toEqual([])
  })

  it('are described on the first page in plain words', () => {
    expect(rafterSentence(say, sampleResult)).toBe(
      'Rafters of the whole roof exceed their capacity because of the panels; rafter bending under downward load ' +
        'governs at 107\u00a0% (97\u00a0% without panels). An engineer must look at them.',
    )
    expect(rafterSentence(say, { roofChecks: [rafterUp] })).toContain('carry the panels within their capacity')
    expect(rafterSentence(say, { roofChecks: [] })).toBeNull()
    const { memberStatus: _, ...sag } = { ...rafterUp, id: 'rafter-deflection-permanent', utilisation: 1.6 }
    for (const outcome of ['condition', 'not-checked'] as const) {
      const roofChecks = [rafterUp, { ...sag, outcome, memberStatus: 'unchanged' as const }]
      expect(rafterSentence(say, { roofChecks })).toBe(rafterSentence(say, { roofChecks: [rafterUp] }))
      expect(frameSentence(say, { roofChecks })).toBeNull()
    }
  })

  it('are named with the verdict where they fail, by their worst check', () => {
    expect(frameSentence(say, sampleResult)).toBe(
      'Rafters at 107\u00a0%, 97\u00a0% without panels: frame not verified.',
    )
    const unchanged = { ...rafterUp, memberStatus: 'unchanged' as const, utilisation: 2.64, utilisationWithout: 2.81 }
    const words = 'Rafters at 264\u00a0%, 281\u00a0% without panels: frame not verified.'
    expect(frameSentence(say, { roofChecks: [rafterDown, unchanged] })).toBe(words)
    expect(frameSentence(say, { roofChecks: [{ ...unchanged, utilisationWithout: null }] })).toContain(
      '264\u00a0%: frame',
    )
    expect(frameSentence(say, { roofChecks: [rafterUp] })).toBeNull()
  })

  it('are described by the failing check, not by a passing one with a larger utilisation', () => {
    const unchanged = { ...rafterUp, memberStatus: 'unchanged' as const, utilisation: 1.3, utilisationWithout: 1.4 }
    for (const roofChecks of [
      [unchanged, rafterDown],
      [rafterDown, unchanged],
    ])
      expect(rafterSentence(say, { roofChecks })).toContain('exceed their capacity because of the panels')
  })

  it('say that there is no capacity', () => {
    const none = {
      ...rafterDown,
      utilisation: null,
      capacity: 0,
      memberStatus: 'existing' as const,
      reason: 'not permitted',
    }
    expect(rafterSentence(say, { roofChecks: [rafterDown, none] })).toContain('has no capacity (not permitted)')
  })
})

describe('the status of a frame that was not assessed', () => {
  const statusOf = (memberStatus: MemberStatus, outcome: CheckOutcome = 'pass') =>
    checkStatusOf({ id: 'rafter-frame-downward', outcome, memberStatus }).text

  it('is neither OK nor unchanged: it is compared with the bare roof alone', () => {
    expect([statusOf('ok'), statusOf('unchanged')]).toEqual(['No condition', 'Compared only'])
  })

  it('needs an engineer where panels add more', () => {
    expect(statusOf('increased', 'needs-engineer')).toBe('Needs an engineer')
  })
})
