import { type CaseValue, pairedInput, type RunCase, valuesOf } from './case-values.ts'
import { table } from './markdown.ts'
import { shown, signedPercent } from './shown-numbers.ts'

type Inputs = Readonly<Record<string, unknown>>

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Inputs that all cases of a list share. */
const commonInputs = (cases: readonly RunCase[]): Inputs => {
  const [first, ...others] = cases
  if (first === undefined || others.length === 0) return {}
  return Object.fromEntries(
    Object.entries(first.test.inputs).filter(([name, value]) =>
      others.every(({ test }) => same(test.inputs[name], value)),
    ),
  )
}

const entryText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(entryText).join(' ')
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .map(([name, inner]) => `${name} ${entryText(inner)}`)
      .join(' ')
  return String(value)
}

const inputsText = (inputs: Inputs, without: readonly string[]): string =>
  Object.entries(inputs)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => `${name} ${entryText(value)}`)
    .join(', ')

const errorText = ({ ours, theirs, passed }: CaseValue): string => {
  const mark = passed ? '' : ' **fails**'
  if (typeof ours !== 'number' || typeof theirs !== 'number') return passed ? 'equal' : `differs${mark}`
  return `${theirs === 0 ? shown(ours) : signedPercent(ours, theirs)}${mark}`
}

const rowsOf = (run: RunCase, common: readonly string[]): readonly (readonly string[])[] => {
  const paired = Object.keys(run.test.expected).map((quantity) => pairedInput(run.test, quantity))
  const without = [...common, ...paired.filter((name) => name !== null)]
  return valuesOf(run).map((value, index) => [
    index === 0 ? run.test.id : '',
    index === 0 ? inputsText(run.test.inputs, without) : '',
    `${value.quantity} ${value.place}`.trim(),
    shown(value.theirs),
    shown(value.ours),
    errorText(value),
  ])
}

const byId = (a: RunCase, b: RunCase): number => a.test.id.localeCompare(b.test.id, 'en', { numeric: true })

const notesOf = (cases: readonly RunCase[]): readonly string[] => {
  const notes = cases.filter(({ test }) => test.note !== undefined)
  return notes.map(({ test }) => `- ${test.id}: ${test.note}`)
}

/** Every case of a kind: its inputs, theirs, ours, error; shared inputs are stated above the table. */
export const caseTable = (cases: readonly RunCase[]): readonly string[] => {
  const sorted = [...cases].sort(byId)
  const common = commonInputs(sorted)
  const shared = inputsText(common, [])
  const notes = notesOf(sorted)
  return [
    ...(shared === '' ? [] : [`In every case: ${shared}.`, '']),
    ...table(
      ['case', 'inputs', 'value', 'theirs', 'ours', 'error'],
      sorted.flatMap((run) => rowsOf(run, Object.keys(common))),
      [3, 4, 5],
    ),
    ...(notes.length === 0 ? [] : ['', 'Notes of the sources:', '', ...notes]),
  ]
}
