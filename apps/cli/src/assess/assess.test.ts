import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sampleZcTable } from '@soundroof/contract/roofs/catalogue/testing/sample-table'
import { assessmentResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { choices } from '@soundroof/data/choices'
import { importedTablesIn } from '@soundroof/data/imported-tables'
import { canonicalJson } from '@soundroof/engine/canonical'
import { assessInWords as assess } from '@soundroof/engine/testing/assess-in-words'
import { afterAll, describe, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { readProject } from './read-project.ts'

const examples = fileURLToPath(new URL('../../examples/', import.meta.url))
const names = readdirSync(examples).filter((name) => name.endsWith('.json'))
const read = (name: string): Record<string, unknown> => JSON.parse(readFileSync(join(examples, name), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'soundroof-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const command = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `apps/cli/src/${name}.ts`, ...args], { cwd: root, encoding: 'utf8' })

describe('arguments', () => {
  test('options of the calculation', () => {
    expect(readArguments(['a.json', '--edition', '2011', '--return-period', '200', '--pdf', 'b.pdf'])).toEqual({
      file: 'a.json',
      pdf: 'b.pdf',
      tables: null,
      products: null,
      options: { edition: '2011', returnPeriod: 200 },
    })
  })

  test('what is missing or not allowed', () => {
    expect(() => readArguments([])).toThrow('One project file')
    expect(() => readArguments(['a', '--edition', '2015'])).toThrow('2021 or 2011')
    expect(() => readArguments(['a', '--return-period', '3'])).toThrow('no return period of 3')
    expect(() => readArguments(['a', '--colour', 'red'])).toThrow()
  })
})

describe('projects of the wire', () => {
  test.each(names)('%s is assessed', (name) => {
    const project = readProject(read(name), {}, catalogue)
    if (!project.ok) throw new Error(JSON.stringify(project.problems))
    const result = assess(project.input, catalogue)
    assessmentResult.parse(result)
    expect(result.zoneResults.some((zone) => zone.installable)).toBe(true)
  })

  test('options of the command line override those of the project', () => {
    const project = readProject(read(names[0] as string), { edition: '2011', returnPeriod: 200 }, catalogue)
    expect(project.ok && project.input.options).toMatchObject({ edition: '2011', returnPeriod: 200 })
  })

  test('a span beyond the table in force is refused, computed or imported', () => {
    const at = (span: number, tables = catalogue) => {
      const project = readProject({ ...read('shed-in-sydney.json'), purlin_span: span }, {}, tables)
      return project.ok ? [] : project.problems.map((problem) => problem.field)
    }
    const longest = [catalogue.purlins.ZC15019?.lappedMaxSpan].flat()[1] ?? 0
    expect([at(longest), at(longest + 1)]).toEqual([[], ['purlin_span']])
    const imported = { ...catalogue, purlins: { ZC15019: sampleZcTable } }
    expect([at(8100, imported), at(8101, imported), at(30_000, { ...catalogue, purlins: {} })]).toEqual([
      [],
      ['purlin_span'],
      [],
    ])
  })

  test('problems carry the names of the wire', () => {
    const wrong = readProject({ ...read(names[0] as string), building_length: -3 }, {}, catalogue)
    expect(wrong.ok ? [] : wrong.problems.map((problem) => problem.field)).toContain('building_length')
  })
})

test('every problem is listed at once: of what cannot be read, of unknown names and of limits', () => {
  const wrong = {
    roof_height: 'high',
    colour: 'red',
    building_length: -3,
    purlin_span: 0,
    options: { edition: '1989' },
  }
  const project = readProject({ ...read('shed-in-sydney.json'), ...wrong, date_time: 'today' }, {}, catalogue)
  const fields = project.ok ? [] : project.problems.map((problem) => problem.field)
  expect([...fields].sort()).toEqual([
    'building_length',
    'colour',
    'date_time',
    'options.edition',
    'purlin_span',
    'roof_height',
  ])
})

describe('commands', () => {
  test('assess prints the result and writes its report', () => {
    const pdf = join(folder, 'report.pdf')
    const file = join(examples, names[0] as string)
    const { status, stdout } = command('assess', file, '--pdf', pdf)
    expect(status).toBe(0)
    const project = readProject(read(names[0] as string), {}, catalogue)
    expect(project.ok && canonicalJson(assess(project.input, catalogue))).toBe(canonicalJson(JSON.parse(stdout)))
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('assess calculates with the imported tables of a folder', () => {
    const tables = mkdtempSync(join(folder, 'tables-'))
    writeFileSync(join(tables, 'ZC15019.json'), JSON.stringify(sampleZcTable))
    const file = join(examples, 'shed-in-sydney.json')
    const { status, stdout } = command('assess', file, '--tables', tables)
    const inForce = catalogueWith(importedTablesIn(tables))
    const { catalogueVersion, capacityTable } = JSON.parse(stdout)
    expect([status, catalogueVersion]).toEqual([0, inForce.version])
    expect(capacityTable).toMatchObject({ name: 'ZC15019', origin: 'imported', edition: '2024-03', oddValues: [] })
    const project = readProject(read('shed-in-sydney.json'), {}, inForce)
    expect(project.ok && canonicalJson(assess(project.input, inForce))).toBe(canonicalJson(JSON.parse(stdout)))
    writeFileSync(join(tables, 'ZC15019.json'), '{}')
    expect(command('assess', file, '--tables', tables).stderr).toContain('ZC15019.json is not a capacity table:')
    expect(command('assess', file, '--tables', join(folder, 'none')).stderr).toMatch(/^There is no folder .*none\.\n$/)
  })

  test('assess refuses a project with problems', () => {
    const file = join(folder, 'wrong.json')
    writeFileSync(file, JSON.stringify({ ...read(names[0] as string), roof_height: 0 }))
    const { status, stderr, stdout } = command('assess', file)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('roof_height: ')
    expect(command('assess').status).toBe(2)
  })

  test('verify exits 0 when all pass, 1 when one fails, and writes the table', () => {
    const cases = (expected: number) => [
      {
        id: 'a',
        kind: 'layout',
        source: 's',
        inputs: { member_pitch: 600, max_spacing: 1280 },
        expected: { spacing_mm: expected },
        tolerance: { exact: true },
      },
    ]
    const json = join(folder, 'table.json')
    const good = mkdtempSync(join(folder, 'good-'))
    writeFileSync(join(good, 'layout.json'), JSON.stringify(cases(1200)))
    expect(command('verify', '--cases', good, '--json', json).status).toBe(0)
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ cases: 1, failed: 0 })
    writeFileSync(join(good, 'layout.json'), JSON.stringify(cases(600)))
    const bad = command('verify', '--cases', good, '--kind', 'layout')
    expect(bad.status).toBe(1)
    expect(bad.stdout).toContain('ours 1200, theirs 600')
    expect(command('verify', '--cases', good, '--kind', 'none').status).toBe(1)
    expect(command('verify')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^A folder of cases is needed/),
    })
    const none = join(folder, 'no-cases')
    expect(command('verify', '--cases', none)).toMatchObject({ status: 1, stderr: `There is no folder ${none}.\n` })
  })

  test('a reader that stops early is no failure', () => {
    const file = join(examples, names[0] as string)
    const line = `set -o pipefail; ${process.execPath} --import tsx apps/cli/src/assess.ts '${file}' | true`
    const { status, stderr } = spawnSync('bash', ['-c', line], { cwd: root, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })

  test('the commands of package.json are these', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(scripts.assess).toContain('apps/cli/src/assess.ts')
    expect(scripts.verify).toContain('apps/cli/src/verify.ts')
  })
})

test('the note of the chosen location reaches the calculation', () => {
  const at = choices.states.flatMap((state, stateIndex) =>
    state.areas.flatMap((area, areaIndex) =>
      area.locations.map((leaf, locationIndex) => ({ leaf, stateIndex, areaIndex, locationIndex })),
    ),
  )
  const noted = at.find(({ leaf }) => leaf.note !== null && leaf.region === 'B2') ?? at[0]
  const project = readProject(
    {
      ...read('workshop-in-townsville.json'),
      state_index: noted?.stateIndex,
      area_index: noted?.areaIndex,
      location_index: noted?.locationIndex,
    },
    {},
    catalogue,
  )
  expect(noted?.leaf.note).toBeTruthy()
  expect(project.ok && project.input.site.regionNote).toBe(noted?.leaf.note)
})
