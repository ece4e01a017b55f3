import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import { adviceOfZone, sharedAdvice } from './zone-advice.ts'

const say = sayIn('en-AU')

const place = 'squares of 1.5 m where two roof edges meet'

test('a change is shown as what would make the zone pass, with what then passes', () => {
  const advice = { change: 'Turn the rails parallel to the purlins', numRails: 3, fixingSpacing: 900 }
  expect(adviceOfZone(say, { installable: false, place, advice })).toEqual({
    label: 'What would make it pass',
    text: 'Turn the rails parallel to the purlins; then 3 rails with fixings every 900 mm pass.',
    short: 'Turn the rails parallel to the purlins.',
  })
})

test('a zone that no change helps is kept clear', () => {
  expect(adviceOfZone(say, { installable: false, place, advice: null })).toEqual({
    label: 'Keep clear',
    text: `${place}.`,
    short: `${place}.`,
  })
})

test('a zone with panels, or one that the roof does not have, needs no advice', () => {
  expect(adviceOfZone(say, { installable: true, place, advice: null })).toBeNull()
  expect(adviceOfZone(say, { installable: false, notApplicable: true, place, advice: null })).toBeNull()
})

const remedy = {
  change: 'Use feet with two screws',
  numRails: 2,
  fixingSpacing: 525,
  closes: [],
  remains: 'Then zone 3 takes panels; zone 4 stays clear.',
}
const edge = { title: 'Edge', blockedBy: 'screw pull-out at 114 %', remedies: [remedy], nothingHelps: null }
const none = 'No change found makes this pass: keep clear of panels.'
const corner = { title: 'Corner', blockedBy: 'pressure on the panel at 126 %', remedies: [], nothingHelps: none }

test('what a search found takes the place of the advice of the result', () => {
  expect(adviceOfZone(say, { installable: false, place, advice: null }, edge)?.text).toBe(
    'Use feet with two screws; then 2 rails with fixings every 525 mm pass.',
  )
  expect(adviceOfZone(say, { installable: false, place, advice: null }, corner)?.text).toBe(`${place}. ${none}`)
  const closing = { ...edge, remedies: [{ ...remedy, closes: ['Internal'] }] }
  expect(adviceOfZone(say, { installable: false, place, advice: null }, closing)?.text).toBe(
    'Use feet with two screws; then 2 rails with fixings every 525 mm pass. Internal then fails: use it in this zone only.',
  )
})

test('zones with the same answer share a paragraph, each with what blocks it and what then passes', () => {
  const ends = { ...edge, title: 'Ridge ends', blockedBy: 'screw pull-out at 174 %' }
  const wider = { ...ends, remedies: [{ ...remedy, numRails: 3, fixingSpacing: 400 }] }
  expect(sharedAdvice(say, [edge, wider, corner])).toEqual([
    {
      titles: ['Edge', 'Ridge ends'],
      remedy,
      text: 'Blocked by: Edge screw pull-out at 114 %, Ridge ends screw pull-out at 174 %. Use feet with two screws: then Edge 2 rails with fixings every 525 mm, Ridge ends 3 rails with fixings every 400 mm pass.',
      others: [],
    },
    {
      titles: ['Corner'],
      remedy: null,
      text: `Blocked by: pressure on the panel at 126 %. ${none}`,
      others: [],
    },
  ])
})

test('what is the same in all zones is said once', () => {
  const [shared] = sharedAdvice(say, [edge, { ...edge, title: 'Corner' }])
  expect(shared).toEqual({
    titles: ['Edge', 'Corner'],
    remedy,
    text: 'Blocked by: screw pull-out at 114 %. Use feet with two screws: then 2 rails with fixings every 525 mm pass.',
    others: [],
  })
})

test('a change that closes other zones says so, and other single changes follow', () => {
  const closing = { ...remedy, change: 'Turn the rails', closes: ['Internal', 'Intermediate'] }
  const [shared] = sharedAdvice(say, [{ ...edge, remedies: [closing, remedy] }])
  expect(shared?.text).toBe(
    'Blocked by: screw pull-out at 114 %. Turn the rails: then 2 rails with fixings every 525 mm pass. Internal and Intermediate then fail: use it in this zone only.',
  )
  expect([shared?.remedy, shared?.others]).toEqual([closing, [remedy]])
})
