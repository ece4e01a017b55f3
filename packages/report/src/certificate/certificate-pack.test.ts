import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { emptyRecord } from '@soundroof/contract/review/certificate/certificate-record'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, test } from 'vitest'
import { subjectOf } from '../blocks/check-groups.ts'
import { renderPack } from '../pack/render-pack.ts'
import { readFonts } from '../pdf/font-files.ts'
import { packFaults } from '../testing/pack-faults.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { completed } from '../testing/sample-certificate.ts'
import { sampleChoices } from '../testing/sample-choices.ts'
import { formOfAll } from '../testing/sample-form.ts'
import { sampleProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import type { CertificateInput } from './certificate-input.ts'
import { certificatePack } from './certificate-pack.ts'
import { emptyEntries, entriesOf } from './form-entries.ts'

const say = sayIn('en-AU')
const { resolve } = createRequire(import.meta.url)
const fonts = readFonts((name) => readFileSync(resolve(name)))
const meta = { title: 'Pack', author: 'Provider', date: new Date('2026-11-21T09:30:00.000Z') }

const assessed = {
  project: sampleProject,
  choices: sampleChoices,
  result: { ...sampleResult, exclusions: ['Cleats and laps'] },
  layout: null,
  parts: null,
}
const input = completed(assessed, formOfAll)

const textOf = async (certificate: CertificateInput): Promise<string> =>
  (await readPdf(await renderPack(certificatePack(say, certificate), { fonts, images: new Map(), meta }))).pages
    .join(' ')
    .replace(/\s/g, '')

const bare = (text: string): string => text.replace(/\s/g, '')

describe('entries of a form', () => {
  test('an entry that holds nothing is named, and the page says how many are filled', async () => {
    const lacking = { ...input, record: { ...input.record, volumeAndFolio: ' ', notCertified: '\n' } }
    const labels = emptyEntries(say, lacking).map(({ label }) => label)
    expect(labels).toEqual(['Label of volumeAndFolio', 'Label of notCertified', 'Label of wind'])
    const all = formOfAll.sections.flatMap(({ entries }) => entries).length
    expect(await textOf(lacking)).toContain(
      bare(`${all - labels.length} of ${all} entries filled. Empty: ${labels.join(', ')}`),
    )
  })

  test('a record without a word leaves every asked entry empty', () => {
    const labels = emptyEntries(say, { ...input, record: emptyRecord }).map(({ label }) => label)
    for (const name of ['lotAndPlan', 'volumeAndFolio', 'owner', 'notCertified', 'reliedUpon'])
      expect(labels).toContain(`Label of ${name}`)
  })

  test('each says where it comes from', () => {
    const entries = entriesOf(say, input)
    expect(entries.lotAndPlan).toEqual({ value: input.record.lotAndPlan, origin: 'asked' })
    expect(entries.aspectsCertified.origin).toBe('result')
    expect(entries.notCertified.origin).toBe('console')
    expect(entries.registration).toEqual({ value: input.engineer.registration, origin: 'account' })
    expect(entries.tests.origin).toBe('library')
    expect(entries.address.origin).toBe('project')
  })

  test('a firm without a phone is reached by that of its engineer', () => {
    const provider = { ...input.provider, phone: '' }
    expect(entriesOf(say, { ...input, provider }).companyPhone.value).toBe(input.record.engineerPhone)
  })

  test('an engineer of another register is named by the registration of the state too, on statement and form', async () => {
    const elsewhere = { ...input, record: { ...input.record, stateRegistration: 'RPEQ 54321' } }
    const both = `${input.engineer.registration}; RPEQ 54321 (as the engineer states)`
    expect(entriesOf(say, elsewhere).registration.value).toBe(both)
    expect((await textOf(elsewhere)).split(bare(both))).toHaveLength(3)
  })

  test('the date is that of the site, not of Greenwich', () => {
    const late = { ...input, issuedAt: '2026-11-21T20:30:00.000Z' }
    expect(entriesOf(say, late).date.value).toBe('22 Nov 2026')
  })
})

describe('conditions', () => {
  const disposals = ['met', 'waived', 'kept'] as const
  const dispositions = input.result.conditions.map((condition, index) => ({
    condition,
    disposal: disposals[index % 2] ?? ('kept' as const),
    reason: `Reason ${index + 1} of the engineer`,
  }))

  test('each is printed with what became of it; none is kept where none is', async () => {
    const text = await textOf({ ...input, dispositions, conditions: [] })
    expect(dispositions.length).toBe(2)
    for (const { condition } of dispositions) expect(text).toContain(bare(condition))
    expect(text).toContain(bare('Met Reason 1 of the engineer'))
    expect(text).toContain(bare('Waived Reason 2 of the engineer'))
    expect(text).toContain(bare('No condition is kept.'))
    expect(entriesOf(say, { ...input, dispositions, conditions: [] }).conditionsKept.value).toBe('None')
  })

  test('one without a decision says so', async () => {
    const text = await textOf({ ...input, dispositions: [], conditions: [] })
    expect(text).toContain(bare('Not decided'))
  })

  test('those that the engineer adds are kept, and numbered after those of the result', () => {
    const { value } = entriesOf(say, { ...input, dispositions, conditions: ['Sent within a week.'] }).conditionsKept
    expect(value).toBe('3: Sent within a week.')
  })
})

test('products are named with their certificates', async () => {
  const products = [
    {
      kind: 'racking' as const,
      id: 'r',
      name: 'Rail R45',
      origin: 'imported' as const,
      source: 'Certificate EX-C-101, issue 4',
      edition: 'issue 4',
      validUntil: null,
      status: 'verified' as const,
    },
  ]
  const certificate = { ...input, result: { ...input.result, products } }
  expect(entriesOf(say, certificate).tests.value).toBe('Rail R45: Certificate EX-C-101, issue 4')
  const text = await textOf(certificate)
  expect(text).toContain(bare('Racking Rail R45'))
  expect(text).toContain(bare('Certificate Certificate EX-C-101, issue 4'))
})

test('what the result holds no value for has no row', async () => {
  const text = await textOf(input)
  expect(text).not.toContain(bare('m/s'))
  expect(text).not.toContain('undefined')
})

test('what the result excludes is not certified, whatever the engineer enters', async () => {
  const certificate = { ...input, record: { ...input.record, notCertified: 'Cleats and laps\nWaterproofing' } }
  const other = { ...certificate, result: { ...input.result, exclusions: ['Cleats and laps', 'Footings'] } }
  expect(entriesOf(say, other).notCertified.value).toBe('Cleats and laps; Footings; Waterproofing.')
  expect((await textOf(other)).split('Footings').length).toBe(3)
})

test('a capacity that differs by zone is said of each zone', async () => {
  const { zoneResults } = input.result
  const other = {
    ...input.result,
    zoneResults: zoneResults.map((zone, index) => ({
      ...zone,
      checks: zone.checks.map((check) => (check.unit === 'kN' && index === 0 ? { ...check, capacity: 0.797 } : check)),
    })),
  }
  const title = zoneResults[0]?.checks.find(({ unit }) => unit === 'kN')?.title ?? 'none'
  expect(await textOf({ ...input, result: other })).toContain(
    bare(`Capacity: ${title} 0.797 kN (Internal), 1.593 kN (Intermediate, Edge).`),
  )
})

test('a part that is above its capacity and holds under a condition alone is certified as such', async () => {
  const check = {
    id: 'module-uplift',
    title: 'module and clamps in uplift',
    demand: 3.49,
    capacity: 1.6,
    unit: 'kPa',
    utilisation: 2.19,
    outcome: 'condition' as const,
    clause: 'Method 5.4',
    reason: '',
    status: 'estimate' as const,
  }
  const zoneResults = input.result.zoneResults.map((zone) => ({ ...zone, checks: [...zone.checks, check] }))
  const certificate = { ...input, result: { ...input.result, zoneResults } }
  const said = 'panels and their clamps (adequate only under a condition of the result)'
  expect(await textOf(certificate)).toContain(bare(said))
  expect(entriesOf(say, certificate).aspectsCertified.value).toContain(said)
})

test('one figure that is not confirmed is one figure', async () => {
  const [first] = input.result.unverified
  expect(first).toBeDefined()
  const result = { ...input.result, unverified: input.result.unverified.slice(0, 1) }
  expect(await textOf({ ...input, result })).toContain(bare('rests on 1 figure not yet confirmed'))
})

test('a check that holds under a condition alone is told beside the zones, with what it takes', async () => {
  const [zone, ...others] = input.result.zoneResults.filter(({ installable }) => installable)
  const [check] = zone?.checks ?? []
  if (zone === undefined || check === undefined) throw new Error('The sample has a zone with checks.')
  const held = { ...check, outcome: 'condition', utilisation: 2.19 } as const
  const result = { ...input.result, zoneResults: [{ ...zone, checks: [...zone.checks, held] }, ...others] }
  const said = `Under a condition alone, of what it is known to hold: ${check.title}, ${zone.title} 219 %.`
  expect(await textOf({ ...input, result })).toContain(bare(said))
})

test('members above their capacity are left out of what is adequate, where it is said first', async () => {
  const said = bare('except those named below as above capacity: the array makes them no worse')
  expect(await textOf(input)).toContain(said)
  const within = <Checked extends { readonly utilisation: number | null }>(check: Checked): Checked => ({
    ...check,
    utilisation: check.utilisation === null ? null : Math.min(1, check.utilisation),
  })
  const result = {
    ...input.result,
    zoneResults: input.result.zoneResults.map((zone) => ({ ...zone, checks: zone.checks.map(within) })),
    roofChecks: input.result.roofChecks.map(within),
  }
  expect(await textOf({ ...input, result })).not.toContain(said)
})

test('zones that are set out alike are named together, and not at all where all are', async () => {
  const withSettingOut = (ways: readonly string[]): CertificateInput => {
    const zoneResults = input.result.zoneResults.map((zone, index) => ({
      ...zone,
      settingOut: ways[index] ?? 'every rafter',
    }))
    return { ...input, result: { ...input.result, zoneResults } }
  }
  expect(await textOf(withSettingOut([]))).toContain(bare('Set out: every rafter.'))
  expect(await textOf(withSettingOut(['every 3rd rafter']))).toContain(
    bare('Set out: Internal every 3rd rafter; Intermediate, Edge every rafter.'),
  )
})

test('an imposed action is certified where a member was checked, and snow never is', () => {
  const scope = (given: CertificateInput) => String(entriesOf(say, given).aspectsCertified.value)
  expect(scope(input)).toContain('Permanent, imposed and wind actions, ultimate and service, without snow')
  const zoneResults = input.result.zoneResults.map((zone) => ({
    ...zone,
    checks: zone.checks.filter((check) => subjectOf(check) === 'fixings'),
  }))
  const withoutMembers = { ...input, result: { ...input.result, zoneResults, roofChecks: [] } }
  expect(scope(withoutMembers)).toContain('Permanent and wind actions, ultimate and service, without snow')
})

test('why no array is drawn', async () => {
  expect(await textOf({ ...input, layoutProblem: 'The roof has no regular shape.' })).toContain(
    bare('No array is drawn: The roof has no regular shape.'),
  )
})

test('twenty long conditions that are kept break over the pages of the form, and none is cut', async () => {
  const conditions = Array.from({ length: 20 }, (_, index) => `Place ${index} ${'is looked at and '.repeat(30)}kept.`)
  const certificate = { ...input, conditions }
  const file = await readPdf(await renderPack(certificatePack(say, certificate), { fonts, images: new Map(), meta }))
  expect(packFaults(file)).toEqual([])
  // In the table of conditions, and in the form.
  const text = file.pages.join(' ').replace(/\s/g, '')
  for (const condition of conditions) expect(text.split(bare(condition).slice(0, 40)), condition).toHaveLength(3)
})

test('texts as long as they may be break over pages, and no page is nearly empty', async () => {
  const long = Array.from({ length: 90 }, (_, index) => `Item ${index}`).join('\n')
  const record = { ...input.record, notCertified: long, reliedUpon: 'word '.repeat(390), inspections: long }
  const certificate = { ...input, record, statement: 'sentence '.repeat(440) }
  const file = await readPdf(await renderPack(certificatePack(say, certificate), { fonts, images: new Map(), meta }))
  expect(packFaults(file)).toEqual([])
  expect(file.pages.join(' ').replace(/\s/g, '')).toContain(bare('Item 89'))
})
