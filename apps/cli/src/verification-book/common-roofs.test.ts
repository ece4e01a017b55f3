import { catalogueFigures } from '@soundroof/contract/review/figures/catalogue-figures'
import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { commonAnswers, commonRoofsPage, readCommonRoofs } from './common-roofs.ts'
import { commonRoofsFile, ourRoofsFile } from './folders.ts'

const answers = commonAnswers(readCommonRoofs(commonRoofsFile))
const ours = commonAnswers(readCommonRoofs(ourRoofsFile))
const numbersOf = (those: typeof answers): readonly string[] => those.map(({ number }) => number)

test('the page shows every roof in its table and in a section of its own', () => {
  const page = commonRoofsPage(answers, ours)
  for (const number of [...numbersOf(answers), ...numbersOf(ours)]) {
    expect(page).toContain(`| [${number}](#${number.toLowerCase()}) |`)
    expect(page).toMatch(new RegExp(`^## ${number}\\b`, 'm'))
  }
})

test('a panel fits on every common roof but two, without an engineer', () => {
  const refused = answers.filter(({ result: { verdict } }) => !verdict.startsWith('pass'))
  expect([answers.length, numbersOf(refused)]).toEqual([15, ['CR-23', 'CR-28']])
})

test('where none fits the internal zone alone is open, with no room between eave and ridge', () => {
  const without = answers.filter(({ result }) => result.verdict === 'no-panel-fits')
  expect(numbersOf(without)).toEqual(['CR-23', 'CR-28'])
  for (const { result } of without) expect(result.resultString).toMatch(/in these zones: Internal\.$/)
})

test('as many of our own stand beside them, under their own numbers, and take panels with at most four conditions', () => {
  const open = ours.filter(({ result }) => result.zoneResults[0]?.installable && result.conditions.length <= 4)
  expect(numbersOf(open)).toEqual(ours.map((_, index) => `CK-${String(index + 1).padStart(2, '0')}`))
  expect(ours).toHaveLength(answers.length)
})

test('no common roof has more than four conditions', () => {
  expect(numbersOf(answers.filter(({ result }) => result.conditions.length > 4))).toEqual([])
})

test('a frame that was not assessed shows no share of its capacity', () => {
  const onFrames = answers.flatMap(({ result }) => {
    const frames = result.roofChecks.filter(({ id }) => id.startsWith('rafter-frame'))
    return frames.length === 0 ? [] : [{ result, frames }]
  })
  expect(onFrames.length).toBeGreaterThan(0)
  for (const { result, frames } of onFrames) {
    // Loads with panels beside those without, in both directions, and no share of a capacity beside them.
    expect(frames.map(({ unit }) => unit)).toEqual(frames.map(() => 'kN/m'))
    const others = result.roofChecks.filter((check) => !frames.includes(check))
    expect(others).toEqual([])
    expect([result.resultString, ...result.conditions].join(' ')).not.toMatch(/rafter [a-z ]+ at \d+ %/)
  }
})

test('the condition of doors names zone by zone the check that decides, with its number', () => {
  const doors = [...answers, ...ours].flatMap(({ number, result }) => {
    const words = result.conditions.find((condition) => condition.startsWith('Keep doors and windows shut'))
    return words === undefined ? [] : [{ number, places: words.split('does not hold: ')[1]?.split('; ') ?? [] }]
  })
  const placesOf = (number: string) => doors.find((each) => each.number === number)?.places
  expect(placesOf('CR-17')).toEqual([
    'Intermediate, purlin in uplift at 106 %, 113 % without panels',
    'Edge, purlin in uplift at 119 %, 126 % without panels.',
  ])
  // Purlins hold there: it is the crossing of batten and rafter.
  expect(placesOf('CK-08')).toEqual(['Internal, uplift on a batten-to-rafter fixing 1.74 kN, which takes two screws.'])
  for (const { places } of doors) for (const place of places) expect(place).toMatch(/^[A-Z][a-z ]+, .* \d[\d.]* (%|kN)/)
})

test('purlins that exceed a check even without panels say which, and by how much', () => {
  const words = answers.flatMap(({ result }) => result.conditions.filter((each) => /purlins exceed/.test(each)))
  expect(words.length).toBeGreaterThan(0)
  for (const each of words) expect(each).toMatch(/do not increase it: \w+, purlin in uplift at \d+ %, \d+ % without/)
})

test('with a module of 2.4 kPa and screwed battens the tiled houses pass without a condition', () => {
  // Sheds with a steel frame carry the condition of the frame.
  expect(numbersOf(answers.filter(({ known }) => known.verdict === 'pass'))).toEqual(['CR-04', 'CR-06', 'CR-12'])
})

test('every unverified item of a common roof leads to figures that engineers can confirm', () => {
  const known = new Set(catalogueFigures(catalogue).map(({ id }) => id))
  for (const { result } of [...answers, ...ours])
    for (const { item, figures = [] } of result.unverified)
      expect([item, figures.length > 0 && figures.every((id) => known.has(id))]).toEqual([item, true])
})
