import { describe, expect, test } from 'vitest'
import { clauseCoverage } from './clause-coverage.ts'
import { documentedClauses } from './clause-text.ts'
import { type Declaration, engineDeclarations } from './declarations.ts'
import type { Evidence } from './evidence.ts'
import { watchEngine } from './functions-that-ran.ts'

const bending = 'packages/engine/src/standards/as_4100_2020/a.ts'

describe('clauses of a docstring', () => {
  const clauses = (comment: string, file = bending) => documentedClauses(`/** ${comment} */`, file)

  test('in the document of the folder, or the one that is named', () => {
    expect(clauses('Moment M_o, kNm, clause 5.6.1.1: MPa.')).toEqual(['AS 4100:2020 cl 5.6.1.1'])
    expect(clauses('Tables 5.3(A), 5.3(B).', bending)).toEqual([])
    expect(clauses('Of a roof, tables 5.3(A) and 5.3(B): upwind.')).toEqual([
      'AS 4100:2020 table 5.3(A)',
      'AS 4100:2020 table 5.3(B)',
    ])
    expect(clauses('Plates (clause 2.2.1.2, 2.3.1).')).toEqual(['AS 4100:2020 cl 2.2.1.2', 'AS 4100:2020 cl 2.3.1'])
    expect(clauses('Widths of AS/NZS 4600 clause 2.2.', 'packages/engine/tables/a.ts')).toEqual([
      'AS/NZS 4600:2018 cl 2.2',
    ])
    expect(clauses('Creep, appendix E.')).toEqual(['AS 4100:2020 appendix E'])
  })

  test('a factor behind the clause is none, and a file outside has none', () => {
    expect(clauses('Ultimate, clause 4.2.2, 0.9 of the weight.')).toEqual(['AS 4100:2020 cl 4.2.2'])
    expect(clauses('Clause of nothing, clause 4.2.', 'packages/engine/src/layout/a.ts')).toEqual([])
    expect(documentedClauses('// clause 4.2', bending)).toEqual([])
  })
})

describe('declarations of the engine', () => {
  const declarations = engineDeclarations()
  const named = (name: string) => declarations.find((entry) => entry.name === name)

  test('hold the clauses of steps, of checks and of both editions', () => {
    expect(named('bendingCapacity')).toMatchObject({ isFunction: true, printed: ['AS 1720.1:2010 cl 3.2.1'] })
    expect(named('regionalWindSpeed')?.printed).toEqual(['AS/NZS 1170.2:{edition} table 3.1'])
    const outward = declarations.find(({ id }) => id.endsWith('/internal-pressure.ts#outwardWords'))
    expect(outward?.printed).toEqual(['AS/NZS 1170.2 table 5.1'])
    expect(named('memberChecks')?.printed).toContain('AS 4100:2020 cl 5.11')
    expect(named('receivingStrength')?.fromData).toEqual(['Tensile strength of the support'])
    expect(named('localStrength')?.documented).toEqual(['AS/NZS 4600:2018 cl 7.2.2.3'])
  })

  test('a member of an object stands alone', () => {
    const all = named('edition2011')
    const one = declarations.find(({ id }) => id.endsWith('#edition2011.framingDirectionMultiplier'))
    expect(one?.names.some((id) => id.endsWith('#MAJOR_FRAMING_2011'))).toBe(true)
    expect(all?.names.some((id) => id.endsWith('#MAJOR_FRAMING_2011'))).toBe(false)
  })
})

const declaration = (name: string, more: Partial<Declaration>): Declaration => ({
  id: `f.ts#${name}`,
  file: 'f.ts',
  name,
  isFunction: true,
  printed: [],
  documented: [],
  fromData: [],
  labels: [],
  names: [],
  uses: [],
  isMadeAtLoad: false,
  ...more,
})

const evidence = (ran: readonly string[], more: Partial<Evidence> = {}): Evidence => ({
  kind: 'cases',
  name: 'speeds',
  count: 3,
  edition: '2011',
  printed: [],
  ran: new Set(ran.map((name) => `f.ts#${name}`)),
  reaches: 'clauses',
  ...more,
})

describe('coverage', () => {
  const words = declaration('words', { isFunction: false, printed: ['AS 1 cl 2'] })
  const check = declaration('check', { isFunction: false, printed: ['AS 1 cl 9'] })
  const checks = declaration('checks', { isFunction: false, names: ['f.ts#check'] })
  const speed = declaration('speed', { printed: ['AS 2:{edition} table 1'], names: ['f.ts#words', 'f.ts#checks'] })
  const idle = declaration('idle', { documented: ['AS 1 cl 3'] })
  const made = declaration('made', { documented: ['AS 1 cl 4'] })
  const user = declaration('user', { isFunction: false, isMadeAtLoad: true, uses: ['f.ts#made'] })
  const all = [words, check, checks, speed, idle, made, user]
  const coverage = clauseCoverage(all, [evidence(['speed'])])
  const reached = (clause: string) => coverage.clauses.find((entry) => entry.clause === clause)?.cases

  test('a function that ran reaches its clause in the edition of the cases, and the words it names', () => {
    expect(reached('AS 2:2011 table 1')).toEqual([{ kind: 'speeds', count: 3 }])
    expect(reached('AS 2:2021 table 1')).toEqual([])
    expect(reached('AS 1 cl 2')).toHaveLength(1)
  })

  test('where the printed clauses are known, a function reaches those of docstrings alone, or none', () => {
    const of = (reaches: Evidence['reaches']) => {
      const { clauses } = clauseCoverage(all, [evidence(['speed', 'idle'], { reaches })])
      return clauses.filter(({ cases }) => cases.length > 0).map(({ clause }) => clause)
    }
    expect(of('docstrings')).toEqual(['AS 1 cl 3'])
    expect(of('nothing')).toEqual([])
  })

  test('a list of checks reaches none of them', () => {
    expect(reached('AS 1 cl 9')).toEqual([])
  })

  test('what nothing runs is listed, what is run at loading is not', () => {
    expect(coverage.idle.map(({ name }) => name)).toEqual(['idle'])
    expect(reached('AS 1 cl 3')).toEqual([])
  })

  test('a printed clause that no source holds stays, without a place', () => {
    const printed = [{ clause: 'AS 9 cl 1', label: 'x' }]
    const { clauses } = clauseCoverage(all, [evidence([], { kind: 'sample', printed })])
    expect(clauses.find(({ clause }) => clause === 'AS 9 cl 1')).toMatchObject({ places: [], isRunBySamples: true })
  })
})

test('V8 tells which functions ran, and only those', async () => {
  const { stabilityFactor } = await import('@soundroof/engine/standards/as_1720_1_2010/beam-stability')
  const watch = await watchEngine()
  const file = 'packages/engine/src/standards/as_1720_1_2010/beam-stability.ts'
  const ran = await watch.ran(() => void stabilityFactor(15))
  const again = await watch.ran(() => void stabilityFactor(25))
  watch.end()
  expect([ran.has(`${file}#stabilityFactor`), ran.has(`${file}#intermediate`)]).toEqual([true, true])
  expect([ran.has(`${file}#slender`), again.has(`${file}#slender`)]).toEqual([false, true])
  expect([again.has(`${file}#intermediate`), ran.has(`${file}#materialConstant`)]).toEqual([false, false])
})
