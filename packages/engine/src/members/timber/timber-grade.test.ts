import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../../testing/assess-in-words.ts'
import { changed, roof } from '../../../testing/roofs.ts'

const house = roof('house-timber-battens')
type Grade = AssessmentInput['options']['timberGrade']
const made = (purlin: 'softwood' | 'hardwood', rafter: 'softwood' | 'hardwood', timberGrade: Grade) =>
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

  test('of MGP is no hardwood: it counts where it is weaker than the default, for the screws too', () => {
    const input = made('hardwood', 'hardwood', 'MGP12')
    const why = 'MGP12 was given and counts only where it is weaker than the default: MGP grades are softwood'
    for (const label of ['Purlin timber', 'Rafter timber'])
      expect(said(input, label)).toMatchObject({
        value: 'default of hardwood, at most MGP12',
        source: `F14, lower than the usual F17; ${why}`,
      })
    expect(said(input, 'Timber grade')?.value).toBe('default of hardwood, at most MGP12, joint group JD4')
    expect(said(input, 'Timber grade')?.source).toContain(why)
  })

  test('of two species counts for each where it is weaker, a stronger one for neither', () => {
    const why = 'was given and counts only where it is weaker than the default: purlins and rafters are of different'
    const values = (grade: 'F5' | 'MGP12' | 'F17') => {
      const input = made('softwood', 'hardwood', grade)
      const rows = ['Purlin timber', 'Rafter timber', 'Timber grade'].map((label) => said(input, label))
      for (const row of rows) expect(row?.source).toContain(`${grade} ${why} species`)
      return rows.map((row) => row?.value)
    }
    const [softwood, hardwood] = ['default of softwood', 'default of hardwood']
    const screws = 'default of softwood, joint group JD5'
    expect(values('F17')).toEqual([softwood, hardwood, screws])
    expect(values('MGP12')).toEqual([softwood, `${hardwood}, at most MGP12`, screws])
    expect(values('F5')).toEqual([`${softwood}, at most F5`, `${hardwood}, at most F5`, screws])
  })

  test('that is stronger than the default changes no number, a weaker one lowers capacities alone', () => {
    const numbers = (grade: 'F5' | 'F17' | null) =>
      assess(made('softwood', 'hardwood', grade), catalogue).zoneResults.map(({ checks }) =>
        checks.map(({ id, capacity }) => ({ id, capacity: capacity ?? 0 })),
      )
    const withoutGrade = numbers(null)
    expect(numbers('F17')).toEqual(withoutGrade)
    const lower = new Set<string>()
    numbers('F5').forEach((checks, zone) => {
      checks.forEach(({ id, capacity }, index) => {
        const other = withoutGrade[zone]?.[index]?.capacity ?? 0
        expect(capacity).toBeLessThanOrEqual(other)
        if (capacity < other) lower.add(id)
      })
    })
    expect([...lower]).toContain('purlin-bending-uplift')
    expect([...lower].every((id) => id.startsWith('purlin'))).toBe(true)
  })

  test('lets the screws of hardwood hold as its own joint group does', () => {
    const group = (grade: 'MGP10' | 'MGP15' | 'F5') =>
      said(made('hardwood', 'hardwood', grade), 'Timber grade')?.value.slice(-3)
    // F grades have no joint group of their own: the species keeps its.
    expect([group('MGP10'), group('MGP15'), group('F5')]).toEqual(['JD5', 'JD4', 'JD3'])
  })

  test('that does not apply puts no depth outside its table', () => {
    const deep = changed(made('softwood', 'hardwood', 'MGP12'), { rafter: { depth: 300 } })
    expect(assess(deep, catalogue).verdict).not.toBe('not-supported')
    const softwood = changed(made('softwood', 'softwood', 'MGP12'), { rafter: { depth: 300 } })
    expect(assess(softwood, catalogue).verdict).toBe('not-supported')
  })
})
