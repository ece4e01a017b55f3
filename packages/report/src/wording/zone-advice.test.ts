import { expect, test } from 'vitest'
import { adviceOfZone } from './zone-advice.ts'

const place = 'squares of 1.5 m where two roof edges meet'

test('a change is shown as what would make the zone pass, with what then passes', () => {
  const advice = { change: 'Turn the rails parallel to the purlins', numRails: 3, fixingSpacing: 900 }
  expect(adviceOfZone({ installable: false, place, advice })).toEqual({
    label: 'What would make it pass',
    text: 'Turn the rails parallel to the purlins; then 3 rails with fixings every 900 mm pass.',
    short: 'Turn the rails parallel to the purlins.',
  })
})

test('a zone that no change helps is kept clear', () => {
  expect(adviceOfZone({ installable: false, place, advice: null })).toEqual({
    label: 'Keep clear',
    text: `${place}.`,
    short: `${place}.`,
  })
})

test('a zone with panels, or one that the roof does not have, needs no advice', () => {
  expect(adviceOfZone({ installable: true, place, advice: null })).toBeNull()
  expect(adviceOfZone({ installable: false, notApplicable: true, place, advice: null })).toBeNull()
})
