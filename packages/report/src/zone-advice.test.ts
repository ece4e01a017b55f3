import { expect, test } from 'vitest'
import { adviceOfZone } from './zone-advice.ts'

const failing = (advice: string | null) => adviceOfZone({ installable: false, advice })

test('a change is told as what would make the zone pass, with no colon of its own', () => {
  const advice = 'Turn the rails: install them parallel to the purlins: then 3 rails with fixings every 900 mm pass.'
  expect(failing(advice)).toEqual({
    label: 'What would make it pass',
    text: 'Turn the rails, install them parallel to the purlins; then 3 rails with fixings every 900 mm pass.',
    short: 'Turn the rails, install them parallel to the purlins.',
  })
  const own = 'One more row of bridging.'
  expect(failing(own)).toMatchObject({ text: own, short: own })
})

test('a zone that no change helps is kept clear, whether that is said or not', () => {
  const place = 'squares of 1.5 m where two roof edges meet.'
  const keep = `Keep panels out of the Corner zone: ${place}`
  expect(failing(keep)).toEqual({ label: 'Keep clear', text: place, short: place })
  expect(failing(null)).toMatchObject({ label: 'Keep clear', text: 'No panels in this zone.' })
})

test('a zone that takes panels, or that the roof does not have, needs none', () => {
  expect(adviceOfZone({ installable: true, advice: null })).toBeNull()
  expect(adviceOfZone({ installable: false, notApplicable: true, advice: null })).toBeNull()
})
