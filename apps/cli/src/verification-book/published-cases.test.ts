import { expect, test } from 'vitest'
import { adapters } from '../verify/adapters.ts'
import { readCases } from '../verify/read-cases.ts'
import { runCase } from '../verify/run-cases.ts'
import { caseFolder } from './folders.ts'

const cases = readCases(caseFolder)
const kinds = [...new Set(cases.map(({ kind }) => kind))]

test.each(kinds)('every published case of %s passes', (kind) => {
  const own = cases.filter((test) => test.kind === kind)
  const failing = own.map((test) => runCase(test, adapters)).filter(({ passed }) => !passed)
  expect(failing).toEqual([])
})

test('every kind has cases, every case a name of its own', () => {
  expect(Object.keys(adapters).filter((kind) => !kinds.includes(kind))).toEqual([])
  const names = cases.map(({ kind, id }) => `${kind} ${id}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
