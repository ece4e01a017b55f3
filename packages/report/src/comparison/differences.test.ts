import { codedAsIssued } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { sampleChoices } from '../testing/sample-choices.ts'
import { sampleProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import { inputDifferences } from './input-differences.ts'
import { resultDifferences } from './result-differences.ts'
import { differencesBetween } from './shown-value.ts'

const say = sayIn('en-AU')
const coded = codedAsIssued(sampleResult)

const value = (field: string, shown: string | number | null) => ({ group: 'Roof', field, value: shown, unit: 'mm' })

describe('two lists of fields', () => {
  it('differ where a value changed, came or went', () => {
    const before = [value('span', 1200), value('pitch', 10), value('gone', 'x')]
    const after = [value('span', 1300), value('new', 'y'), value('pitch', 10)]
    expect(differencesBetween(say, before, after)).toEqual([
      { group: 'Roof', field: 'span', before: '1200', after: '1300', unit: 'mm' },
      { group: 'Roof', field: 'new', before: null, after: 'y', unit: 'mm' },
      { group: 'Roof', field: 'gone', before: 'x', after: null, unit: 'mm' },
    ])
  })

  it('never print a difference as two equal numbers', () => {
    expect(differencesBetween(say, [value('s', 1.23456789)], [value('s', 1.23456788)])).toMatchObject([
      { before: '1.23456789', after: '1.23456788' },
    ])
  })

  it('are the same where numbers agree to twelve digits', () => {
    expect(differencesBetween(say, [value('s', 0.1 + 0.2)], [value('s', 0.3)])).toEqual([])
  })
})

describe('two inputs', () => {
  it('that are the same have no difference', () => {
    expect(inputDifferences(say, sampleProject, sampleProject, sampleChoices)).toEqual([])
  })

  it('differ by field, assumption, note and photo', () => {
    const { roof, ...photos } = sampleProject.photos
    const after = {
      ...sampleProject,
      building: { ...sampleProject.building, roofSlope: 9 },
      options: { ...sampleProject.options, panelGap: sampleProject.options.panelGap + 50 },
      roofCover: { ...sampleProject.roofCover, note: 'Seen on site' },
      photos: { ...photos, roof: [...roof.slice(1), 'https://example.org/files/a/id/new%20view.jpg'] },
    }
    const found = inputDifferences(say, sampleProject, after, sampleChoices)
    expect(found.map(({ field }) => field)).toEqual([
      'Roof Slope',
      'Gap between panel and roof',
      'Project Note',
      'new view.jpg',
      'roof-1.jpg',
    ])
    expect(found[0]).toEqual({
      group: 'Building information',
      field: 'Roof Slope',
      before: '8°',
      after: '9°',
      unit: '',
      coded: { group: { code: 'Building information' }, field: { code: 'Roof Slope' } },
    })
    expect(found.at(-1)).toMatchObject({ before: 'Attached', after: null })
  })
})

describe('two results', () => {
  it('that are the same have no difference', () => {
    expect(resultDifferences(say, coded, coded)).toEqual([])
  })

  it('do not differ where a module is told against another of its pressures', () => {
    const told = (change: object) => ({
      ...coded,
      zoneResults: coded.zoneResults.map((zone) => ({
        ...zone,
        checks: zone.checks.slice(0, 1).map((check) => ({ ...check, id: 'module-uplift', demand: 2, ...change })),
      })),
    })
    const former = told({ outcome: 'pass', utilisation: 0.5, capacity: 4 })
    expect(resultDifferences(say, former, told({ outcome: 'condition', utilisation: 1.25, capacity: 1.6 }))).toEqual([])
    const more = resultDifferences(say, former, told({ outcome: 'fail', demand: 4.1, utilisation: 2.6, capacity: 1.6 }))
    expect(more.slice(0, 2).map(({ before, after, unit }) => [before, after, unit])).toEqual([
      ['Pass', 'Fail', ''],
      ['2', '4.1', expect.any(String)],
    ])
  })

  it('differ by verdict, zone, check and sentence', () => {
    const [internal, ...others] = coded.zoneResults
    if (!internal) throw new Error('The sample has zones.')
    const [check, ...checks] = internal.checks
    if (!check) throw new Error('The sample has checks.')
    const after = {
      ...coded,
      verdict: 'not-installable' as const,
      conditions: [...coded.conditions, { code: 'as-issued', values: { text: 'Keep the doors shut' } } as const],
      engineVersion: '9.9.9',
      zoneResults: [
        { ...internal, fixingSpacing: 450, checks: [{ ...check, utilisation: 0.99 }, ...checks] },
        ...others,
      ],
    }
    const found = resultDifferences(say, coded, after)
    expect(found.map(({ group, field }) => `${group}: ${field}`)).toEqual([
      'Whole roof: Verdict',
      'Whole roof: Engine',
      `${internal.title}: Fixing spacing`,
      `${internal.title}: ${sampleResult.zoneResults[0]?.checks[0]?.title}: utilisation`,
      'Conditions: Keep the doors shut',
    ])
  })
})
