import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { oddValuesOf } from '@soundroof/contract/roofs/catalogue/odd-values'
import { sampleHatTable, sampleZcTable } from '@soundroof/contract/roofs/catalogue/testing/sample-table'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { againstComputed } from '@soundroof/data/import-table/compare-with-computed'
import { completeTable, fileVersion } from '@soundroof/data/import-table/complete-table'
import type { Draft } from '@soundroof/data/import-table/draft'
import { readCsv } from '@soundroof/data/import-table/read-csv'
import { importedTablesIn } from '@soundroof/data/imported-tables'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'
import { readDraft } from './read-draft.ts'

/** The sample as a maker's CSV: entries, column names, one row for each span and row of bridging. */
const zcEntries = ['name,ZC15019', 'source,"Example Steel, purlin manual, edition 7"', 'date,2024-03', 'mass,4.53']
const zcColumns = 'support,bridging,span_mm,inward,outward,service'
const zcRows = (['lapped', 'continuous', 'single'] as const).flatMap((list) =>
  [0, 1, 2, 3].flatMap((bridging) =>
    sampleZcTable[list].map(({ span, inward, outward, cs }) =>
      [list, bridging, span, inward[bridging], outward[bridging], cs].join(','),
    ),
  ),
)
const csv = (entries: readonly string[], columns: string, rows: readonly string[]): string =>
  [...entries, '', columns, ...rows, ''].join('\n')
const zcCsv = csv(zcEntries, zcColumns, zcRows)

const hatCsv = csv(
  ['name,TS4055', 'source,Example Steel', 'date,2024', 'mass,0.96'],
  'support,span_mm,inward,outward,service',
  sampleHatTable.all.map(({ span, inward, outward, cs }) => ['all', span, inward, outward, cs].join(',')),
)

const draftOf = (text: string): Draft => {
  const read = readCsv(text)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.draft
}
const complete = (draft: Draft) => completeTable(draft, 'a version', choices, catalogue)
const tableOf = (text: string) => {
  const completed = complete(draftOf(text))
  if (!completed.ok) throw new Error(completed.problems.join('\n'))
  return completed.table
}
/** What is wrong with a CSV: of the file itself, or of the table in it. */
const wrongWith = (text: string): readonly string[] => {
  const read = readCsv(text)
  if (!read.ok) return read.problems
  const completed = complete(read.draft)
  return completed.ok ? [] : completed.problems
}

describe('a table as CSV', () => {
  it('is the table it was written from, with max spans by the rule', () => {
    const { version, units, lappedMaxSpan, continuousMaxSpan, simpleMaxSpan, ...read } = tableOf(zcCsv)
    const {
      version: _,
      units: __,
      lappedMaxSpan: ___,
      continuousMaxSpan: ____,
      simpleMaxSpan: _____,
      ...written
    } = sampleZcTable
    expect(read).toEqual(written)
    expect([version, units]).toEqual(['a version', 'spans mm; loads kN/m; mass kg/m'])
    expect([lappedMaxSpan, continuousMaxSpan, simpleMaxSpan]).toEqual(
      [7800, 7500, 6900].map((span) => [span, span, span, span]),
    )
  })

  it('of a top hat has no bridging', () => {
    const table = tableOf(hatCsv)
    expect(table).toMatchObject({ kind: 'top-hat', all: sampleHatTable.all, lapped: [], lappedMaxSpan: 2550 })
  })

  it('keeps max spans, title, mass and status that stand in it, odd ones included', () => {
    const entries = [
      ...zcEntries,
      'simple_max_span,1140',
      'lapped_max_span,9000,9000,9000,9000',
      'status,verified',
      'title,Z',
    ]
    const given = csv(entries, zcColumns, zcRows)
    expect(wrongWith(given)).toEqual(['simpleMaxSpan: must be a list!'])
    const four = given.replace('simple_max_span,1140', 'simple_max_span,1140,5400,5400,5400')
    const table = tableOf(four)
    expect(table).toMatchObject({
      simpleMaxSpan: [1140, 5400, 5400, 5400],
      lappedMaxSpan: [9000, 9000, 9000, 9000],
      continuousMaxSpan: [7500, 7500, 7500, 7500],
      status: 'verified',
      title: 'Z',
    })
    expect(oddValuesOf(table)).toContain(
      'single, max span with 0 rows of bridging: 1140 mm, but the table has no such span',
    )
  })

  it('carries an odd load unchanged and tells it', () => {
    const table = tableOf(zcCsv.replace(/^single,2,3000,[^,]+,[^,]+,/m, 'single,2,3000,3.55,3.55,'))
    expect(table.single.find(({ span }) => span === 3000)?.outward).toContain(3.55)
    expect(oddValuesOf(table).join('\n')).toContain(
      'single, outward with 2 rows of bridging, span 3000 mm: 3.55 kN/m is off',
    )
  })

  it('is read from a spreadsheet: byte order mark, carriage returns, padded cells, columns in any order', () => {
    const padded = zcCsv.split('\n').map((line) => (line.includes('support') || line === '' ? line : `${line},,`))
    expect(draftOf(`\ufeff${padded.join('\r\n')}`)).toEqual(draftOf(zcCsv))
    const turned = zcRows.map((row) => row.split(',').reverse().join(','))
    expect(draftOf(csv(zcEntries, zcColumns.split(',').reverse().join(',').toUpperCase(), turned))).toEqual(
      draftOf(zcCsv),
    )
  })

  it('takes a support condition that the maker does not print as not available', () => {
    const table = tableOf(
      csv(
        zcEntries,
        zcColumns,
        zcRows.filter((row) => !row.startsWith('lapped')),
      ),
    )
    expect([table.lapped, table.lappedMaxSpan]).toEqual([[], [0, 0, 0, 0]])
  })
})

describe('a CSV that is refused', () => {
  const replaced = (pattern: string | RegExp, words: string) => wrongWith(zcCsv.replace(pattern, words))
  const withRow = (index: number, row: string) => wrongWith(csv(zcEntries, zcColumns, zcRows.with(index, row)))

  it.each([
    ['name,ZC15019\n', '', 'the entry name is missing: the size, such as ZC15019'],
    [/source,.*\n/, '', 'the entry source is missing: who published the table, and where'],
    ['date,2024-03\n', '', 'the entry date is missing: when it was published, as YYYY, YYYY-MM or YYYY-MM-DD'],
    ['date,2024-03', 'date,March', 'edition: the date of the source must be YYYY, YYYY-MM or YYYY-MM-DD'],
    [
      /source,.*/,
      'source,Example Steel, edition 7',
      'row 2, source: one value is needed; a text with commas stands in quotes',
    ],
    ['mass,4.53', 'mass,heavy', 'row 4, mass: "heavy" is no number (digits and one point)'],
    ['mass,4.53', 'weight,4.53', /^row 4: there is no entry "weight"; entries are name, source, date/],
    ['mass,4.53', '__proto__,4.53', /^row 4: there is no entry "__proto__"/],
    ['mass,4.53', 'mass,4.53\nmass,5', 'mass stands twice above the column names'],
    ['mass,4.53', 'lapped_max_span,9000,8000', 'row 4, lapped_max_span: one span, or four by rows of bridging 0 to 3'],
    ['name,ZC15019', 'name,../../ZC15019', /^name: there is no size \.\.\/\.\.\/ZC15019; sizes are/],
    ['name,ZC15019', 'name,TS4055', 'row 7, bridging: top hats have no bridging; leave it empty'],
    ['outward,service', 'outward,service,inward', 'row 6: the column inward stands twice'],
    ['outward,service', 'outwards,service', /^row 6: there is no column "outwards"; columns are support, bridging/],
    ['inward,outward', 'inward', 'row 6: the column outward is missing'],
    ['support,', 'condition,', 'there is no row of column names: support, bridging, span_mm, inward, outward, service'],
  ])('because of %s as %j', (pattern, words, problem) => {
    const [first = ''] = replaced(pattern, words)
    if (typeof problem === 'string') expect(first).toBe(problem)
    else expect(first).toMatch(problem)
  })

  it.each([
    ['lapped,0,600,1,1', 'row 7, service: "" is no number (digits and one point)'],
    ['lapped,0,600,1,1,1,1', 'row 7: 7 cells stand below 6 columns'],
    ['lapped,4,600,1,1,1', 'row 7, bridging: "4" is none of 0, 1, 2, 3'],
    ['lapped,,600,1,1,1', 'row 7, bridging: "" is none of 0, 1, 2, 3'],
    ['overlapped,0,600,1,1,1', 'row 7, support: "overlapped" is none of lapped, continuous, single, all'],
    ['all,0,600,1,1,1', 'row 7, support: all is for top hats of 22 and 40 mm'],
    ['lapped,0,600,NaN,1,1', 'row 7, inward: "NaN" is no number (digits and one point)'],
    ['lapped,0,600,-1,1,1', 'row 7, inward: "-1" is no number (digits and one point)'],
    ['lapped,0,600,1e3,1,1', 'row 7, inward: "1e3" is no number (digits and one point)'],
    ['lapped,0,600,Infinity,1,1', 'row 7, inward: "Infinity" is no number (digits and one point)'],
    ['lapped,0,600,"1,5",1,1', 'row 7, inward: "1,5" is no number (digits and one point)'],
    ['lapped,0,600,=1+1,1,1', 'row 7, inward: "=1+1" is no number (digits and one point)'],
    ['lapped,0,900,1,1,1', 'row 8, span_mm: lapped, bridging 0, the span 900 stands already in row 7'],
    ['lapped,0,901,1,1,1', 'row 8, span_mm: lapped, bridging 0, the span 900 stands after 901: spans must rise'],
    ['lapped,0,601,1,1,1', 'lapped, span 600: no row for bridging 0 (loads of 0: not permitted)'],
    ['lapped,0,600,80,80,1', 'row 36, service: 1388.89 differs from 1 of row 7; a span has one'],
    ['lapped,0,0,80,80,1388.89', 'lapped, span 0: no row for bridging 1, 2, 3 (loads of 0: not permitted)'],
  ])('because of the row %s', (row, problem) => {
    expect(withRow(0, row)[0]).toBe(problem)
  })

  it('because it is no CSV', () => {
    expect(wrongWith('')).toEqual([
      'there is no row of column names: support, bridging, span_mm, inward, outward, service',
    ])
    expect(wrongWith(zcCsv.replaceAll(',', ';'))).toEqual(['columns are parted by commas, not by semicolons'])
    expect(wrongWith(csv(zcEntries, zcColumns, []))).toEqual(['there are no rows below the column names'])
    expect(wrongWith(csv(zcEntries, zcColumns, Array(10_000).fill('lapped,0,600,1,1,1')))).toEqual([
      '10005 rows are more than 10000',
    ])
    expect(() => readCsv(`name,"open\n${zcRows.join('\n')}`)).toThrow('Max Record Size')
  })
})

describe('a comparison with the computed table', () => {
  it('doubts the unit when every load is out by a factor', () => {
    const tenfold = {
      ...sampleZcTable,
      lapped: sampleZcTable.lapped.map((row) => ({ ...row, inward: row.inward.map((load) => load * 10) })),
    }
    expect(againstComputed(sampleZcTable, sampleZcTable)).toBe(
      'Against the computed table: inward 1.00 to 1.00 times, outward 1.00 to 1.00 times.',
    )
    const lappedAlone = { ...tenfold, continuous: [], single: [] } as unknown as typeof sampleZcTable
    expect(againstComputed(lappedAlone, sampleZcTable)).toContain(
      'inward 10.00 to 10.00 times (mostly 10.00: is the unit kN/m?)',
    )
  })

  it('says nothing without a computed table or a common span', () => {
    expect(againstComputed(sampleZcTable, undefined)).toBeNull()
    expect(againstComputed(sampleZcTable, { ...sampleHatTable, name: 'ZC15019' })).toBeNull()
  })
})

describe('the command', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'soundroof-import-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const put = (name: string, content: string | Uint8Array): string => {
    const file = join(folder, name)
    writeFileSync(file, content)
    return file
  }
  const tables = () => join(folder, 'data', 'tables')
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'apps/cli/src/import-table.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: join(folder, 'data') },
    })

  it('writes tables where the server reads them, for their owner alone, and a file replaces the one before', () => {
    const file = put('maker.csv', zcCsv)
    const { status, stdout, stderr } = run(file, put('hat.csv', hatCsv))
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('ZC15019: Z/C 150 x 1.9, Example Steel, purlin manual, edition 7, 2024-03\n')
    expect(stdout).toContain('lapped 600 to 9000 mm (29 rows)')
    expect(stdout).toContain(`Written to ${join(tables(), 'ZC15019.json')}.`)
    expect(statSync(join(tables(), 'ZC15019.json')).mode & 0o077).toBe(0)
    const read = importedTablesIn(tables())
    expect(read.ZC15019).toEqual({
      ...tableOf(zcCsv),
      version: fileVersion(readFileSync(file)),
      oddValues: [],
    })
    const changed = put('maker.json', JSON.stringify({ ...read.ZC15019, mass: 5, lappedMaxSpan: undefined }))
    expect(run(changed).status).toBe(0)
    expect(importedTablesIn(tables())).toMatchObject({ ZC15019: { mass: 5, lappedMaxSpan: [7800, 7800, 7800, 7800] } })
    expect(readdirSync(tables()).sort()).toEqual(['TS4055.json', 'ZC15019.json'])
  })

  it('writes all files or none, and nothing when it only checks', () => {
    const good = put('good.csv', zcCsv)
    const bad = put('bad.csv', hatCsv.replace('date,2024\n', ''))
    const refused = run(good, bad, put('twin.csv', zcCsv), join(folder, 'none.csv'))
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain(`${bad}:\n  the entry date is missing`)
    expect(refused.stderr).toContain(`twin.csv:\n  ${good} holds the same size`)
    expect(refused.stderr).toMatch(/none\.csv:\n {2}There is no .*none\.csv: check its name and folder\.\n/)
    expect(refused.stderr).toMatch(/Nothing was written\.\n$/)
    expect(run(good, '--check').status).toBe(0)
    expect(readdirSync(folder)).not.toContain('data')
  })

  it('reads no file that is none', () => {
    const wrong = (file: string) => {
      const { read } = readDraft(file)
      return read.ok ? [] : read.problems
    }
    expect(wrong(put('a.xlsx', 'PK'))).toEqual(['the name of the file ends in .csv or .json'])
    expect(wrong(put('a.csv', Uint8Array.of(0x4e, 0xe4, 0x6d)))).toEqual([
      'the file is no UTF-8 text; save it as CSV in UTF-8',
    ])
    expect(wrong(put('b.csv', 'x'.repeat(3_000_000)))).toEqual(['the file is larger than 2 MB'])
    expect(wrong(put('a.json', '[1, 2]'))).toEqual(['the file holds no table: an object is needed'])
    expect(wrong(put('b.json', '{'))[0]).toMatch(/JSON/)
    expect(wrong(put('c.csv', `${'x'.repeat(20_000)}\n`))[0]).toMatch(/record/i)
  })

  it('tells how it is called', () => {
    expect(readArguments(['a.csv', '--tables', 'b'], 'data')).toEqual({ files: ['a.csv'], folder: 'b', isCheck: false })
    expect(readArguments(['a.csv', '--check'], 'data')).toMatchObject({ folder: join('data', 'tables'), isCheck: true })
    const { status, stderr } = run()
    expect([status, stderr]).toEqual([2, 'One table file at least is needed. See --help.\n'])
  })
})
