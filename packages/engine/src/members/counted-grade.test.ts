import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { changed, roof } from '../../testing/roofs.ts'
import { assess } from '../assess.ts'

const house = roof('house-timber-battens')
const made = (purlin: 'softwood' | 'hardwood', rafter: 'softwood' | 'hardwood', timberGrade: 'MGP12' | 'F17' | null) =>
  changed(house, { purlin: { species: purlin }, rafter: { species: rafter }, options: { timberGrade } })
const said = (input: AssessmentInput, label: string) =>
  assess(input, catalogue).assumptions.find((entry) => entry.label === label)

describe('the grade given', () => {
  test('counts where the species of the member fits', () => {
    expect(said(made('softwood', 'softwood', 'MGP12'), 'Purlin timber')?.value).toBe('MGP12')
    expect(said(made('hardwood', 'hardwood', 'F17'), 'Rafter timber')).toMatchObject({ value: 'F17', source: 'chosen' })
    const onSteel = changed(roof('shed-region-a-roof-8'), { options: { timberGrade: 'F17' } })
    expect(said({ ...onSteel, purlin: made('hardwood', 'hardwood', null).purlin }, 'Purlin timber')?.value).toBe('F17')
  })

  test('of MGP is no hardwood: its default stands, and the screws hold in it', () => {
    const input = made('hardwood', 'hardwood', 'MGP12')
    const why = 'MGP12 was given and not counted: MGP grades are softwood'
    for (const label of ['Purlin timber', 'Rafter timber'])
      expect(said(input, label)).toMatchObject({
        value: 'default of hardwood',
        source: `F14, lower than the usual F17; ${why}`,
      })
    expect(said(input, 'Timber grade')).toMatchObject({ value: 'default of hardwood, joint group JD3' })
    expect(said(input, 'Timber grade')?.source).toContain(why)
  })

  test('counts for neither of two species, nor for the screws', () => {
    const why = 'was given and not counted: purlins and rafters are of different species'
    for (const grade of ['MGP12', 'F17'] as const) {
      const input = made('softwood', 'hardwood', grade)
      expect(said(input, 'Purlin timber')?.value).toBe('default of softwood')
      expect(said(input, 'Rafter timber')?.value).toBe('default of hardwood')
      expect(said(input, 'Timber grade')?.value).toBe('default of softwood, joint group JD5')
      for (const label of ['Purlin timber', 'Rafter timber', 'Timber grade'])
        expect(said(input, label)?.source).toContain(`${grade} ${why}`)
    }
  })

  test('that is not counted changes no number', () => {
    const numbers = (grade: 'MGP12' | 'F17' | null) =>
      assess(made('softwood', 'hardwood', grade), catalogue).zoneResults.map(({ checks }) => checks)
    expect(numbers('F17')).toEqual(numbers(null))
    expect(numbers('MGP12')).toEqual(numbers(null))
  })

  test('that is not counted puts no depth outside its table', () => {
    const deep = changed(made('softwood', 'hardwood', 'MGP12'), { rafter: { depth: 300 } })
    expect(assess(deep, catalogue).verdict).not.toBe('not-supported')
    const softwood = changed(made('softwood', 'softwood', 'MGP12'), { rafter: { depth: 300 } })
    expect(assess(softwood, catalogue).verdict).toBe('not-supported')
  })
})
