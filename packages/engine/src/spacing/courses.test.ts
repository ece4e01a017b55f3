import { sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'

const tiles = roof('house-tile-rails-on-rafters')
const intermediateOf = ({ zoneResults }: ReturnType<typeof assess>) =>
  zoneResults.find(({ title }) => title === 'Intermediate')

/** Rails that carry so much, kNm, and may be certified for more. */
const railsOf = (momentCapacity: number) => ({
  ...catalogue,
  fixings: { ...catalogue.fixings, rail: { ...catalogue.fixings.rail, momentCapacity, certifiableMoment: 1.18 } },
})

describe('hooks in whole courses', () => {
  test('may lie as far apart as the fixings allow where nothing is asked for by it', () => {
    const zone = intermediateOf(assess(tiles, catalogue))
    expect(zone?.settingOut).toBe('every 3rd course, at most 1209 mm')
    // A hook is bought by N*: it holds as far apart as hooks may be.
    expect(zone?.fixingForce).toBeCloseTo((zone?.uplift ?? 0) * 0.9 * 1.209, 12)
  })

  test('lie no further apart than the courses given where wider ones would ask for a stronger rail', () => {
    // w t s²/8 with 1.007 kPa and 0.9 m: 0.111 kNm at 990 mm, 0.166 kNm at 1209 mm.
    const result = assess(tiles, railsOf(0.13))
    expect(intermediateOf(result)).toMatchObject({ settingOut: 'every 3rd course, at most 990 mm' })
    expect(intermediateOf(result)).not.toHaveProperty('largestSpacing')
    expect(result.conditions.join()).not.toMatch(/Rails: only.*Intermediate/)
  })

  test('lie no further apart than the courses given where a rafter holds on a condition', () => {
    const zones = [900, 1100, 1300, 1500, 1700, 1900, 2100].flatMap((span) =>
      assess(changed(tiles, { rafter: { span, depth: 70 } }), catalogue).zoneResults.filter((zone) => zone.installable),
    )
    const onCondition = zones.filter(({ checks }) =>
      checks.some(({ memberStatus }) => memberStatus !== undefined && memberStatus !== 'ok'),
    )
    expect(onCondition.length).toBeGreaterThan(0)
    for (const zone of onCondition) expect(zone).not.toHaveProperty('largestSpacing')
  })

  test('on two or three feet: courses and their limit, as everywhere', () => {
    const moment = { momentCapacity: 0.12, partNumber: 'ES-1' }
    const racking = { ...sampleRacking, rail: { ...sampleRacking.rail, momentCapacity: 0.12 }, splice: moment }
    const chosen = changed(tiles, { options: { racking: racking.id } })
    const result = assess(chosen, { ...catalogue, racking: { ...catalogue.racking, [racking.id]: racking } })
    const onFewFeet = result.instructions?.find((each) => each.startsWith('Rails on two or three feet')) ?? ''
    expect(onFewFeet).toMatch(/Intermediate, feet every (\d\w\w )?course, at most \d+ mm/)
    expect(onFewFeet).not.toContain('feet at most')
  })
})
