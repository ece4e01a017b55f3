import type { TraceNode } from '@soundroof/contract/roofs/results/result'
import { sayIn } from '@soundroof/words/say'
import { beforeAll, describe, expect, it } from 'vitest'
import { shownZones } from '../blocks/zone-table.ts'
import { type ReadPdf, readPdf } from '../testing/read-pdf.ts'
import { issuedInput, signedReport } from '../testing/signed-report.ts'
import { fixedUp, percent, plain, significant } from '../wording/number-text.ts'

const say = sayIn('en-AU')

/** Every value that a report must show is found in the file by another library. */

const { result } = issuedInput('result-summary')
const zones = result ? shownZones(say, result) : []
const installable = zones.filter((zone) => zone.installable)

const read = async (kind: Parameters<typeof signedReport>[0]): Promise<ReadPdf> =>
  readPdf(await signedReport(kind, (iso) => new Date(iso)))

/** Spaces and line ends depend on the page, so they are ignored. */
const squeezed = (text: string): string => text.replace(/\s+/g, '')
const textOf = ({ pages }: ReadPdf): string => squeezed(pages.join(' '))

const missing = (text: string, values: readonly string[]): readonly string[] =>
  values.filter((value) => !text.includes(squeezed(value)))

const zoneValues = installable.flatMap(({ numRails, fixingSpacing, fixingForce, railPlacement }) => [
  String(numRails),
  plain(fixingSpacing ?? Number.NaN),
  fixedUp(fixingForce ?? Number.NaN, 2),
  railPlacement ?? '',
])

const utilisations = [...zones.flatMap(({ checks }) => checks), ...(result?.roofChecks ?? [])].flatMap(
  ({ utilisation }) => (utilisation === null ? [] : [percent(utilisation)]),
)

const sentences = result
  ? [result.resultString, ...result.conditions, ...result.notChecked, ...result.exclusions, ...result.editions]
  : []

describe('the result summary', () => {
  let text = ''
  beforeAll(async () => {
    text = textOf(await read('result-summary'))
  }, 30_000)

  it('holds every zone, every utilisation and every sentence of the result', () => {
    expect(zoneValues.length).toBeGreaterThan(8)
    expect(utilisations.length).toBeGreaterThan(8)
    expect(missing(text, [...zoneValues, ...utilisations, ...sentences])).toEqual([])
  })

  it('holds what the result rests on', () => {
    const assumptions = result?.assumptions.flatMap(({ label, value }) => [label, value]) ?? []
    const unverified = result?.unverified.map(({ item }) => item) ?? []
    expect(
      missing(
        text.toLowerCase(),
        [...assumptions, ...unverified].map((value) => value.toLowerCase()),
      ),
    ).toEqual([])
  })

  it('names number, revision, installer, author and code', () => {
    const named = ['SR-1001-RS2', 'Sunny Roofs Pty Ltd', 'CEC A1234567', 'Ann Lee', '7KQM-2VXT-9HPD', 'NER 1234567']
    expect(missing(text, named)).toEqual([])
  })
})

describe('the site sheet', () => {
  it('is one page with every zone, every condition and what was not checked', async () => {
    const sheet = await read('site-sheet')
    expect(sheet.pages).toHaveLength(1)
    const clear = zones.filter((zone) => !zone.installable).map(({ title }) => title)
    const said = [...(result?.conditions ?? []), ...(result?.notChecked ?? []), ...clear]
    expect(missing(textOf(sheet), [...zoneValues, ...said, '7KQM-2VXT-9HPD'])).toEqual([])
    expect(textOf(sheet)).toContain('KEEPCLEAROFPANELS')
  })
})

const stepsOf = (node: TraceNode): readonly TraceNode['steps'][number][] => [
  ...node.steps,
  ...node.children.flatMap(stepsOf),
]

describe('the full calculation', () => {
  it('holds every step with its value, label and clause, and leads to each part', async () => {
    const report = await read('full-calculation')
    const steps = result ? stepsOf(result.trace) : []
    const values = steps.flatMap(({ value, clause }) => [significant(value), clause])
    expect(steps.length).toBeGreaterThan(2)
    expect(missing(textOf(report), [...values, ...zoneValues, ...utilisations, ...sentences])).toEqual([])
    expect(report.outline).toContain('Contents')
  })

  it('gives in its contents the page on which a part begins', async () => {
    const { pages, pieces } = await read('full-calculation')
    const entry = pieces.find(({ text }) => text === 'Appendix: derivation')
    const listed = pieces.find(
      ({ page, baseline, left, text }) =>
        page === entry?.page && Math.abs(baseline - entry.baseline) < 1 && left > entry.right && /^\d+$/.test(text),
    )
    expect(pages[Number(listed?.text) - 1]).toContain('Every number of the result with its formula')
  })
})
