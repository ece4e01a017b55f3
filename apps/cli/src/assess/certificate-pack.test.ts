import type { CheckResult, TraceNode, TraceStep } from '@soundroof/contract/roofs/results/result'
import type { CertificateInput } from '@soundroof/report/certificate/certificate-input'
import { certificatePack } from '@soundroof/report/certificate/certificate-pack'
import { emptyEntries, entriesOf } from '@soundroof/report/certificate/form-entries'
import { calculatedBy, namedStandards, standardsText } from '@soundroof/report/certificate/named-standards'
import { renderPack } from '@soundroof/report/pack/render-pack'
import { packFaults } from '@soundroof/report/testing/pack-faults'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { sayIn } from '@soundroof/words/say'
import { beforeAll, describe, expect, test } from 'vitest'
import { certificateOf, unconfirmedOf } from './certificate-sample.ts'
import { commonRoofs, printing } from './drawn-common-roofs.ts'

const say = sayIn('en-AU')

const printed = async (input: CertificateInput) =>
  readPdf(await renderPack(certificatePack(say, input), { ...printing, meta: { ...printing.meta, title: 'Pack' } }))

/** Without spaces: lines of a text are pieces of their own. */
const bare = (text: string): string => text.replace(/\s/g, '')

const find = (node: TraceNode, id: string): TraceNode | undefined =>
  node.id === id ? node : node.children.map((child) => find(child, id)).find((found) => found !== undefined)

const stepIn = ({ result }: CertificateInput, id: string, symbol: string): TraceStep => {
  const step = find(result.trace, id)?.steps.find((each) => each.symbol === symbol)
  if (step === undefined) throw new Error(`${symbol} is not in ${id}.`)
  return step
}

const zonesOf = ({ result }: CertificateInput) => result.zoneResults.filter(({ installable }) => installable)

const worst = (input: CertificateInput): CheckResult =>
  zonesOf(input)
    .flatMap(({ checks }) => checks)
    .reduce((one, other) => ((other.utilisation ?? 0) > (one.utilisation ?? 0) ? other : one))

/** A text of several lines may be joined to one sentence: its lines stand. */
const linesIn = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')

/** Texts of the record, of which each form asks for its own. */
const always = ['owner', 'lotAndPlan', 'localGovernmentArea', 'codeEdition', 'codeProvisions'] as const

const onStatement = (input: CertificateInput): readonly string[] => {
  const { record, dispositions, conditions, engineer, secondCheck, identity, questions, layout } = input
  const feet = layout?.planes.flatMap(({ rails }) => rails.flatMap(({ feet: all }) => all)).length
  return [
    'Statement of structural adequacy',
    'Adequate',
    identity.reportNumber,
    input.statement,
    ...always.map((name) => record[name]),
    ...linesIn(record.notCertified),
    ...linesIn(record.reliedUpon),
    ...linesIn(record.inspections),
    record.validity,
    `class ${record.buildingClass}`,
    ...dispositions.flatMap(({ condition, reason }) => [condition, reason]),
    ...conditions,
    ...questions.flatMap(({ question, messages }) => [question, ...messages.map(({ text }) => text)]),
    engineer.name,
    record.engineerQualifications,
    engineer.registration,
    secondCheck?.name ?? '',
    'I certify what is stated above as certified, and nothing else.',
    `${stepIn(input, 'wind-ultimate', 'V_sit').value.toFixed(2)} m/s (${stepIn(input, 'wind-service', 'V_sit').value.toFixed(2)})`,
    `${stepIn(input, 'wind-ultimate', 'q').value.toFixed(2)} kPa`,
    `level ${input.project.options.importanceLevel}`,
    '1/500 (1/25)',
    `${layout?.placed} panels`,
    `${feet} ${input.project.roofCover.roofType === 'tile' ? 'tile hooks' : 'roof clamps'}`,
    `${layout?.panel.length} × ${layout?.panel.width}`,
    ...namedStandards(input).groups.flatMap(({ title, items }) => [title, ...items]),
    namedStandards(input).note,
    ...zonesOf(input).flatMap(({ title, fixingSpacing, fixingForce }) => [
      title,
      String(Math.floor((fixingSpacing ?? 0) + 1e-6)),
      (Math.ceil((fixingForce ?? 0) * 100 - 1e-6) / 100).toFixed(2),
    ]),
  ]
}

const onActions = (input: CertificateInput): readonly string[] => [
  ...zonesOf(input).map(({ title }) => title),
  '0.9 G + W',
  '1.2 G + 1.5 Q',
  `${Math.ceil((worst(input).utilisation ?? 0) * 100 - 1e-6)} %`,
  ...zonesOf(input)
    .flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'pass'))
    .map(({ title }) => title.slice(1)),
]

const onForm = (input: CertificateInput): readonly string[] => {
  const entries = entriesOf(say, input)
  return input.form.sections.flatMap(({ title, entries: own }) => [
    title,
    ...own.flatMap(({ label, value }) => {
      if (typeof value !== 'string') return [label, value.words]
      const entry = entries[value].value
      return typeof entry === 'string'
        ? [label, ...linesIn(entry.replaceAll('_', ''))]
        : entry.rows.flatMap((row) => row.map(({ text }) => text))
    }),
  ])
}

const samples = [
  ['CK-12', 'QLD', 'a tiled hip house in Queensland'],
  ['CR-06', 'VIC', 'a tiled house in Victoria'],
  ['CK-15', 'NSW', 'a hall with clamps in New South Wales'],
] as const

describe.each(samples)('the pack of %s in %s: %s', (number, state) => {
  const input = certificateOf(number, state)
  let file: Awaited<ReturnType<typeof readPdf>>
  /** Pages from one heading to the next. */
  let parts: Readonly<Record<'statement' | 'actions' | 'form' | 'basis', string>>

  beforeAll(async () => {
    file = await printed(input)
    const titles = ['Actions and combinations', input.form.title, 'Basis of the certificate']
    const [actions = 0, form = 0, basis = 0] = titles.map((title) =>
      file.pages.findIndex((page) => bare(page.slice(0, 400)).includes(bare(title))),
    )
    const from = (start: number, end?: number): string => bare(file.pages.slice(start, end).join(' '))
    parts = { statement: from(0, actions), actions: from(actions, form), form: from(form, basis), basis: from(basis) }
  })

  test('the statement holds what was entered and what the result says', () => {
    for (const value of onStatement(input)) expect(parts.statement, value).toContain(bare(value))
  })

  test('the actions hold every check', () => {
    for (const value of onActions(input)) expect(parts.actions, value).toContain(bare(value))
  })

  test('the form holds its labels and its entries, all filled', () => {
    expect(emptyEntries(say, input)).toEqual([])
    for (const value of onForm(input)) expect(parts.form, value).toContain(bare(value))
    const { length } = input.form.sections.flatMap(({ entries }) => entries)
    expect(parts.form).toContain(bare(`${length} of ${length} entries filled`))
  })

  test('the basis holds assumptions and checksums', () => {
    for (const { label } of input.result.assumptions) expect(parts.basis, label).toContain(bare(label))
    for (const { sha256, code } of input.documents) {
      expect(parts.basis).toContain(sha256)
      expect(parts.basis).toContain(code)
    }
    expect(parts.basis).toContain(input.resultSha256)
    expect(parts.basis).toContain(bare(input.standards.source))
  })

  test('nothing is cut, too small or over something else, and every page holds a third or more', () => {
    expect(packFaults(file)).toEqual([])
  })

  test('a screen reader finds headings, tables, lists and the figure', () => {
    for (const role of ['H1', 'H2', 'P', 'L', 'Table', 'Figure']) expect(file.tags.flat(), role).toContain(role)
    for (const tags of file.tags) expect(tags.length).toBeGreaterThan(5)
  })

  test('no word of the source code stands on it', () => {
    expect(file.pages.join(' ')).not.toMatch(/undefined|NaN|\[object|_[a-z]/)
  })
})

const states = ['QLD', 'VIC', 'NSW'] as const

const isOfSnow = (condition: string): boolean => condition.includes('snow load')

/** They take no panel, so that nobody certifies them. */
const withoutRoom = ['CR-23', 'CR-28']
const certified = commonRoofs.map(({ number }) => number).filter((number) => !withoutRoom.includes(number))

test.each(withoutRoom)('%s takes no panel', (number) => {
  expect(certificateOf(number, 'QLD').result.verdict).toBe('no-panel-fits')
})

test.each(certified.map((number, index) => [number, states[index % 3] ?? 'QLD'] as const))(
  'the pack of %s in %s has no fault of print',
  async (number, state) => {
    expect(packFaults(await printed(certificateOf(number, state)))).toEqual([])
  },
)

test.each(certified.filter((_, index) => index % 4 === 0))(
  'the pack of %s without an array that somebody laid out counts no panels, and has no fault of print',
  async (number) => {
    const input = unconfirmedOf(number, 'VIC')
    const file = await printed(input)
    expect(packFaults(file)).toEqual([])
    const text = bare(file.pages.join(' '))
    expect(text).toContain(bare('Nobody laid out the array'))
    expect(text).not.toContain(bare(`${input.layout?.placed} panels`))
  },
)

/** Frames of steel are not assessed in any of these: what a rafter would hold as a simple span is compared with nothing. */
const notCompared = 'AS 4100:2020'

test.each(certified)('the standards of %s are those that its steps and checks cite', (number) => {
  const input = certificateOf(number, 'NSW')
  const { editions } = input.result
  const grades = editions.includes('AS/NZS 4600:2018') ? ['AS 1397'] : []
  expect(calculatedBy(input.result)).toEqual([...editions.filter((name) => name !== notCompared), ...grades])
  const beside = namedStandards(input).groups.find(({ title }) => title.startsWith('Rafters as simple spans'))
  expect(beside?.items).toEqual(editions.includes(notCompared) ? [notCompared] : undefined)
})

test('the standard of a table that no step cites is named for the table', () => {
  const input = certificateOf('CK-15', 'NSW')
  expect(calculatedBy(input.result)).not.toContain('AS/NZS 4600:2018')
  expect(namedStandards(input).groups.find(({ title }) => title.startsWith('Capacities from tables'))?.items).toEqual([
    'AS/NZS 4600:2018',
  ])
})

test('a roof whose place may have snow names the standard of snow, and no other does', () => {
  const named = certified.filter((number) => standardsText(certificateOf(number, 'NSW')).includes('AS/NZS 1170.3:2003'))
  const withSnow = certified.filter((number) => certificateOf(number, 'NSW').result.conditions.some(isOfSnow))
  expect(named).toEqual(withSnow)
  expect(standardsText(certificateOf('CK-12', 'QLD'))).toContain('AS/NZS 1170.3:2003 Amdt 1 and 2 (snow, condition 1)')
})
