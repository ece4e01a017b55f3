import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commonAnswers, commonRoofsPage, readCommonRoofs } from './common-roofs.ts'
import { bookFolder, commonRoofsFile } from './folders.ts'

const answers = commonAnswers(readCommonRoofs(commonRoofsFile))
const numbersOf = (those: typeof answers): readonly string[] => those.map(({ number }) => number)

test('the committed page is what `npm run -s verification-book` writes', () => {
  expect(commonRoofsPage(answers)).toBe(readFileSync(join(bookFolder, 'common-roofs.md'), 'utf8'))
})

test('panels can be fixed in the internal zone of every common roof, without an engineer', () => {
  const refused = answers.filter(({ result: { verdict, zoneResults } }) => {
    const internal = zoneResults.find(({ title }) => title === 'Internal')
    return !verdict.startsWith('pass') || internal?.installable !== true
  })
  expect([answers.length, numbersOf(refused)]).toEqual([15, []])
})

test('no common roof has more than four conditions', () => {
  expect(numbersOf(answers.filter(({ result }) => result.conditions.length > 4))).toEqual([])
})

test('a frame that was not assessed shows no share of its capacity', () => {
  const frames = answers.flatMap(({ result }) => result.roofChecks).filter(({ id }) => id.startsWith('rafter-frame'))
  expect(frames.length).toBeGreaterThan(0)
  expect(frames.filter(({ capacity, loadRatio }) => capacity !== null && loadRatio === undefined)).toEqual([])
})

test('with a module of 2.4 kPa and screwed battens four of them or more pass without a condition', () => {
  expect(numbersOf(answers.filter(({ known }) => known.verdict === 'pass')).length).toBeGreaterThanOrEqual(4)
})
