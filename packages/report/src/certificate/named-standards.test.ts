import type { AssessmentResult, TraceNode } from '@soundroof/contract/roofs/results/result'
import { expect, test } from 'vitest'
import { completed } from '../testing/sample-certificate.ts'
import { sampleChoices } from '../testing/sample-choices.ts'
import { formOfAll } from '../testing/sample-form.ts'
import { sampleProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import { calculatedBy, namedStandards, standardsText } from './named-standards.ts'

const assessed = { project: sampleProject, choices: sampleChoices, result: sampleResult, layout: null, parts: null }
const input = completed(assessed, formOfAll)
type Changes = { readonly result?: Partial<AssessmentResult>; readonly record?: Partial<typeof input.record> }
const changed = ({ result, record }: Changes): typeof input => ({
  ...input,
  result: { ...input.result, ...result },
  record: { ...input.record, ...record },
})
const itemsOf = (given: typeof input, title: string) =>
  namedStandards(given).groups.find((group) => group.title.startsWith(title))?.items

const nodesOf = (node: TraceNode): readonly TraceNode[] => [node, ...node.children.flatMap(nodesOf)]
const [sampleStep] = nodesOf(input.result.trace).flatMap(({ steps }) => steps)
const [sampleCheck] = input.result.zoneResults.flatMap(({ checks }) => checks)
if (sampleStep === undefined || sampleCheck === undefined) throw new Error('The sample has steps and checks.')

const fixedBy = (intersectionTypeIndex: 0 | 1 | 2): typeof input =>
  changed({ result: { zoneResults: input.result.zoneResults.map((zone) => ({ ...zone, intersectionTypeIndex })) } })

test('what no step and no check cites was not calculated by', () => {
  const editions = [...input.result.editions, 'AS/NZS 1170.9:2099']
  expect(calculatedBy({ ...input.result, editions })).not.toContain('AS/NZS 1170.9:2099')
  expect(calculatedBy(input.result)).toEqual(expect.arrayContaining([...input.result.editions]))
})

const cites = (id: string, clause: string) => ({
  id,
  title: id,
  steps: [{ ...sampleStep, clause }],
  children: [],
})
const frame = { ...sampleCheck, id: 'rafter-frame-uplift', clause: 'Method 7', capacity: null, utilisation: null }

test('a rafter as a simple span beside a frame that was not assessed is calculated by nothing that a check compares', () => {
  const trace = { ...input.result.trace, children: [cites('rafter-capacity', 'AS 4100:2020 cl 5.6.1.1(2)')] }
  const zoneResults = input.result.zoneResults.map((zone) => ({ ...zone, checks: [] }))
  const beside = changed({ result: { trace, zoneResults, roofChecks: [frame] } })
  expect(calculatedBy(beside.result)).not.toContain('AS 4100:2020')
  expect(itemsOf(beside, 'Rafters as simple spans')).toEqual(['AS 4100:2020 (amendment not stated)'])
  const compared = { ...frame, id: 'rafter-section-uplift', clause: 'AS 4100:2020 cl 5.6', capacity: 3 }
  const checked = changed({ result: { trace, zoneResults, roofChecks: [frame, compared] } })
  expect(calculatedBy(checked.result)).toContain('AS 4100:2020')
  expect(itemsOf(checked, 'Rafters as simple spans')).toBeUndefined()
})

test('a standard by which a table alone was computed is named for the table', () => {
  const capacityTable = {
    name: 'ZC20019',
    title: 'Z/C 200 x 1.9',
    origin: 'computed',
    source: 'Computed',
    edition: 'AS/NZS 9999:2018, model 1',
    status: 'verified',
    oddValues: [],
  } as const
  const tabled = changed({ result: { capacityTable } })
  expect(calculatedBy(tabled.result)).not.toContain('AS/NZS 9999:2018')
  expect(itemsOf(tabled, 'Capacities from tables')).toEqual(['AS/NZS 9999:2018 (amendment not stated)'])
  const [used = ''] = input.result.editions
  const calculated = changed({ result: { capacityTable: { ...capacityTable, edition: `${used}, model 1` } } })
  expect(itemsOf(calculated, 'Capacities from tables')).toBeUndefined()
})

test('amendments are those of the list; a standard that it leaves out says so', () => {
  const items = itemsOf(input, 'Calculated by')
  expect(items).toContain('AS/NZS 4600:2018 Amdt 1')
  expect(items).toContain('AS/NZS 1170.2:2021')
  expect(items).toContain('AS 4100:2020 (amendment not stated)')
  expect(namedStandards(input).note).toBe('Amendments as in the list of the test: none where none is named.')
})

test('a list of another edition of the code says that it was not compared with this one', () => {
  expect(namedStandards(changed({ record: { codeEdition: 'NCC 2025' } })).note).toContain('not compared with NCC 2025')
})

test('snow is named where a condition leaves it to an engineer, and nowhere else', () => {
  expect(itemsOf(input, 'Not calculated')).toBeUndefined()
  const conditions = ['The doors are shut.', 'An engineer confirms the snow load on panels and roof.']
  expect(itemsOf(changed({ result: { conditions } }), 'Not calculated')).toEqual([
    'AS/NZS 1170.3:2003 Amdt 1 and 2 (snow, condition 2)',
  ])
})

test('an inspection numbers conditions otherwise, so it says snow without the number of one', () => {
  const snowy = changed({ result: { conditions: ['An engineer confirms the snow load on panels and roof.'] } })
  expect(itemsOf({ ...snowy, form: { ...formOfAll, purpose: 'inspection' } }, 'Not calculated')).toEqual([
    'AS/NZS 1170.3:2003 Amdt 1 and 2 (snow)',
  ])
})

test('a wind class is named where the house has one', () => {
  expect(standardsText(input)).not.toContain('AS 4055')
  const options = { ...input.project.options, windClass: 'N3' as const }
  const ofClass = { ...input, project: { ...input.project, options } }
  expect(itemsOf(ofClass, 'Calculated by')).toContain('AS 4055:2021 (wind class N3 of the house)')
})

test.each([
  [0, true],
  [1, true],
  [2, false],
] as const)('a fixing of kind %s has screws: %s', (kind, isScrewed) => {
  const items = itemsOf(fixedBy(kind), 'For the installer') ?? []
  expect(items[0]).toBe('AS/NZS 5033:2021 (array; amendment not stated)')
  expect(items.some((item) => item.startsWith('AS 3566.1:2002'))).toBe(isScrewed)
})

test('rails are of no standard, unless the document of their maker names it', () => {
  expect(standardsText(input)).not.toContain('1664')
  const rail = { kind: 'racking', id: 'r', name: 'Rail', origin: 'imported', status: 'verified' } as const
  const products = [{ ...rail, source: 'Certificate EX-1 by AS/NZS 1664.1:1997', edition: '2', validUntil: null }]
  expect(itemsOf(changed({ result: { products } }), 'Capacities from documents')).toEqual([
    'AS/NZS 1664.1:1997 (amendment not stated)',
  ])
})

test('an engineer corrects an edition, adds another, and replaces no other edition', () => {
  const standardAmendments = 'AS/NZS 1170.2:2021 Amdt 1\nAS/NZS 4600:2005\nAS/NZS 5033:2021 Amdt 1'
  const corrected = changed({ record: { standardAmendments } })
  const calculated = itemsOf(corrected, 'Calculated by') ?? []
  expect(calculated).toContain('AS/NZS 1170.2:2021 Amdt 1 (as the engineer states)')
  expect(calculated).toContain('AS/NZS 4600:2018 Amdt 1')
  expect(itemsOf(corrected, 'For the installer')?.[0]).toBe('AS/NZS 5033:2021 Amdt 1 (array; as the engineer states)')
  expect(itemsOf(corrected, 'Named by the engineer')).toEqual(['AS/NZS 4600:2005'])
})

test.each([
  ['AS 4100-2020 Amdt 1', 'AS 4100:2020 Amdt 1'],
  ['AS/NZS 4600 : 2018 Amdt 9', 'AS/NZS 4600:2018 Amdt 9'],
  ['as/nzs 4600:2018 amdt 1 and 2.', 'AS/NZS 4600:2018 Amdt 1 and 2'],
  ['AS/NZS 1170.2:2021, Amendment No. 1', 'AS/NZS 1170.2:2021 Amdt No. 1'],
  ['AS/NZS 1170.2:2021 Amdt 1 (as the engineer states)', 'AS/NZS 1170.2:2021 Amdt 1'],
])('an engineer corrects an edition as usually written: %s', (standardAmendments, text) => {
  const corrected = changed({ record: { standardAmendments } })
  expect(itemsOf(corrected, 'Calculated by')).toContain(`${text} (as the engineer states)`)
  expect(itemsOf(corrected, 'Named by the engineer')).toBeUndefined()
})

test.each([
  'AS/NZS 1170.2:2021 is not used',
  'AS/NZS 1170.2:2021 Amdt 1 is not used',
  'See AS/NZS 4600:2018',
  'AS 3566.1:2002 Amdt 1 and AS/NZS 5033:2021 Amdt 2',
])('a line that says more than an edition and its amendments replaces none: %s', (standardAmendments) => {
  const other = namedStandards(changed({ record: { standardAmendments } })).groups
  expect(other.slice(0, -1)).toEqual(namedStandards(input).groups)
  expect(other.at(-1)).toEqual({ title: 'Named by the engineer', items: [standardAmendments] })
})

test.each(['NCC2022', ' NCC 2022', 'ncc 2022 Amendment 2'])(
  'the list is of this edition of the code: %s',
  (codeEdition) => {
    expect(namedStandards(changed({ record: { codeEdition } })).note).not.toContain('not compared')
  },
)
