import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { assess } from '../assess.ts'

/** 5 m wide at 22 degrees in the open: only the zone Internal passes, a strip between the bands along eaves and ridge. */
const narrow = changed(roof('house-timber-battens'), {
  site: { region: 'B2', terrainCategory: 1 },
  building: { length: 14, width: 5, height: 4 },
})

describe('a roof whose open zones leave no room for a panel', () => {
  const result = assessInWords(narrow, catalogue)
  const existing = result.zoneResults.filter(({ notApplicable }) => !notApplicable)
  const open = existing.filter(({ installable }) => installable)

  test('has a verdict of its own and costs nothing', () => {
    expect(result).toMatchObject({ verdict: 'no-panel-fits', chargeable: false })
    expect(open.map(({ title }) => title)).toEqual(['Internal'])
  })

  test('gives the reason zone by zone, and what an engineer would have to look at', () => {
    expect(result.resultString).toMatch(/^No panel fits where panels may go\. Intermediate: closed to panels\. /)
    for (const { title, reason } of existing.filter(({ installable }) => !installable))
      expect(result.resultString).toContain(`${title}: closed to panels. ${reason}`)
    expect(result.resultString).toContain('Ridge ends: closed to panels.')
    expect(result.resultString).toMatch(
      /No room for a panel of 1800 mm by 1200 mm, 200 mm from edges, ridge and hips, in the rest: Internal\. The rafters exceed/,
    )
  })

  test('says in each open zone that its figures are no leave to build', () => {
    for (const { warnings } of open) expect(warnings.join()).toMatch(/No panel fits on this roof/)
  })

  test('gives way to what the method does not cover', () => {
    expect(assess(changed(narrow, { building: { roofSlope: 46 } }), catalogue).verdict).toBe('not-supported')
  })

  test('is nothing of the kind where no zone is open: that is no question of room', () => {
    const windy = changed(narrow, { site: { region: 'D' } })
    expect(assess(windy, catalogue)).toMatchObject({ verdict: 'needs-engineer', chargeable: true })
  })
})

describe('a roof that is not laid out', () => {
  test('is not judged by room', () => {
    const tilted = changed(narrow, { array: { mount: 'tilt', tilt: 5 } })
    expect(assess(tilted, catalogue).verdict).not.toBe('no-panel-fits')
    expect(assess(changed(narrow, { building: { shape: 'irregular' } }), catalogue).verdict).not.toBe('no-panel-fits')
  })
})
