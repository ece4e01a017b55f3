import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { describe, expect, it } from 'vitest'
import { sampleChoices } from '../testing/sample-choices.ts'
import { siteMoment } from './site-time.ts'

type State = Choices['states'][number]

const { building: blank } = emptyProject('2026-11-21 9:5:0')
const [sample] = sampleChoices.states
const leaf = sample?.areas[0]?.locations[0]

const listsOf = (code: State['code'], areaId = 'area', locationIds: readonly string[] = ['a', 'b']): Choices => ({
  ...sampleChoices,
  states: [
    {
      code,
      name: code,
      areas: [
        { id: areaId, name: areaId, locations: leaf ? locationIds.map((id) => ({ ...leaf, id, name: id })) : [] },
      ],
    },
  ],
})

const atSite = { ...blank, state: 0, area: 0, location: 0 }

describe('a moment is shown in local time of the site', () => {
  it.each([
    ['NSW', '21 Nov 2026, 14:05 AEDT (Sydney)'],
    ['ACT', '21 Nov 2026, 14:05 AEDT (Sydney)'],
    ['VIC', '21 Nov 2026, 14:05 AEDT (Melbourne)'],
    ['TAS', '21 Nov 2026, 14:05 AEDT (Hobart)'],
    ['QLD', '21 Nov 2026, 13:05 AEST (Brisbane)'],
    ['SA', '21 Nov 2026, 13:35 ACDT (Adelaide)'],
    ['NT', '21 Nov 2026, 12:35 ACST (Darwin)'],
    ['WA', '21 Nov 2026, 11:05 AWST (Perth)'],
  ] as const)('in %s in summer', (code, words) => {
    expect(siteMoment('2026-11-21T03:05:00.000Z', atSite, listsOf(code))).toBe(words)
  })

  it('in winter, after midnight and in a month of four letters', () => {
    expect(siteMoment('2026-09-21T14:05:00.000Z', atSite, listsOf('NSW'))).toBe('22 Sep 2026, 00:05 AEST (Sydney)')
  })

  it.each([
    ['NSW', 'nsw-lord-howe-island', ['all'], '14:05 LHDT (Lord Howe)'],
    ['WA', 'wa-indian-ocean-territories', ['christmas-island'], '10:05 GMT+7 (Christmas)'],
    ['WA', 'wa-indian-ocean-territories', ['cocos-keeling-islands', 'b'], '09:35 GMT+6:30 (Cocos)'],
  ] as const)('on the islands of %s, %s', (code, areaId, locationIds, words) => {
    expect(siteMoment('2026-11-21T03:05:00.000Z', atSite, listsOf(code, areaId, locationIds))).toContain(words)
  })

  it('is in UTC while the state is not known', () => {
    expect(siteMoment('2026-11-21T03:05:00.000Z', blank, listsOf('NSW'))).toBe('21 Nov 2026, 03:05 UTC')
  })
})
