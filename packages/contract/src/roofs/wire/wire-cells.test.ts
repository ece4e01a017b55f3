import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import { parseWireProject, wireProject } from './wire.ts'
import { bodyFromCells, columnsOfHeader, wireColumns } from './wire-cells.ts'

const example: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('../../../../../apps/cli/examples/shed-in-sydney.json', import.meta.url), 'utf8'),
)

type Cells = Readonly<Record<string, string>>

/** A nested object as cells with dotted names. */
const cellsOf = (value: Readonly<Record<string, unknown>>, above = ''): Cells =>
  Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => {
      if (Array.isArray(inner)) return { [above + key]: inner.join(' ') }
      return inner !== null && typeof inner === 'object'
        ? cellsOf(inner as Record<string, unknown>, `${above}${key}.`)
        : { [above + key]: String(inner ?? '') }
    }),
  )

const columnsNamed = (names: readonly string[]) => {
  const header = columnsOfHeader(names)
  if (!header.ok) throw new Error(JSON.stringify(header.problems))
  return header.columns
}

const bodyOf = (cells: Cells): unknown => {
  const read = bodyFromCells(columnsNamed(Object.keys(cells)), Object.values(cells))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.body
}

const options = {
  edition: '2011',
  returnPeriod: 200,
  shielding: { N: 0.9, NE: 1, E: 1, SE: 1, S: 1, SW: 1, W: 1, NW: 1 },
  topography: { feature: 'hill', height: 50, halfHeightLength: 100, crestDistance: -20, elevation: 600 },
  arrayMass: 12.5,
  parapetCredit: true,
  builtBefore1995: false,
}

describe('columns', () => {
  it('exist for every wire name, nested options under dotted names', () => {
    const tops = new Set(wireColumns.map(({ name }) => name.split('.')[0]))
    expect([...tops]).toEqual(Object.keys(wireProject.shape))
    const names = wireColumns.map(({ name }) => name)
    expect(names).toContain('options.arrayMass')
    expect(names).toContain('options.topography.crestDistance')
    expect(new Set(names).size).toBe(names.length)
  })

  it('come in any order, with space around their names', () => {
    expect(columnsNamed([' roof_height', 'name ']).map((column) => column?.name)).toEqual(['roof_height', 'name'])
  })

  it('are refused by name when unknown or there twice', () => {
    const header = columnsOfHeader(['name', 'Roof_Height', 'number', '', 'name', 'options', '__proto__'])
    expect(header.ok ? [] : header.problems.map(({ field }) => field)).toEqual([
      'Roof_Height',
      'name',
      'options',
      '__proto__',
    ])
    expect(header.ok ? '' : header.problems.map(spoken)[1]).toContain('Columns 1 and 5')
    expect(columnsOfHeader(['', ' ']).ok).toBe(false)
  })
})

describe('cells', () => {
  it('give the same project as JSON', () => {
    const project = { ...example, options, roof_photos: ['https://a.example/1.jpg', 'https://a.example/2.jpg'] }
    const read = parseWireProject(bodyOf(cellsOf(project)))
    expect(read.ok).toBe(true)
    expect(read).toEqual(parseWireProject(project))
  })

  it('are left out when empty: defaults apply', () => {
    const cells = {
      ...cellsOf(example),
      'options.arrayMass': ' ',
      'options.topography.height': '',
      parapet_height: '0',
    }
    expect(parseWireProject(bodyOf(cells))).toEqual(parseWireProject(example))
  })

  it.each([
    ['roof_height', '4,5'],
    ['purlin_span', '6e3'],
    ['options.arrayMass', 'heavy'],
    ['options.parapetCredit', 'yes'],
    ['options.parapetCredit', 'constructor'],
    ['options.returnPeriod', '3'],
    ['options.edition', '2015'],
    ['options.topography.height', '50'],
    ['purlin_type', 'Z'],
    ['roof_type', 'Slate'],
  ])('%s refuses "%s" under its own name', (name, text) => {
    const read = parseWireProject(bodyOf({ ...cellsOf(example), [name]: text }))
    const [first = ''] = read.ok ? [] : read.problems.map(({ field }) => field)
    expect(first.startsWith(name.split('.').slice(0, 2).join('.'))).toBe(true)
  })

  it('are as many as the columns, and empty under a column without a name', () => {
    const columns = columnsNamed(['name', 'number', ''])
    expect(bodyFromCells(columns, ['a', 'b', ' '])).toEqual({ ok: true, body: { name: 'a', number: 'b' } })
    for (const cells of [
      ['a', 'b'],
      ['a', 'b', '', ''],
      ['a', 'b', 'c'],
    ])
      expect(bodyFromCells(columns, cells).ok).toBe(false)
  })

  it('of fields that the server decides are ignored', () => {
    expect(bodyOf({ name: 'a', status: '5', is_result: 'x' })).toEqual({ name: 'a' })
  })
})
