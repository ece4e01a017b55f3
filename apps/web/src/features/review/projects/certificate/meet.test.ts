import { expect, it } from 'vitest'
import { meetingOf } from './meet.ts'

const [earlier, later] = ['2026-11-21T03:10:00.000Z', '2026-11-21T03:12:00.000Z']
const mine = { savedAt: earlier, hasUnsaved: false, isSame: false }

it.each([
  ['nobody has saved meanwhile', mine, earlier, 'none'],
  ['the answer is older than the last save here', { ...mine, savedAt: later }, earlier, 'none'],
  ['nothing was ever saved', { ...mine, savedAt: null }, null, 'none'],
  ['the same was saved elsewhere', { ...mine, isSame: true }, later, 'same'],
  ['another window has saved', mine, later, 'theirs'],
  ['another window has saved first', { ...mine, savedAt: null }, earlier, 'theirs'],
  ['another window has saved and something waits here', { ...mine, hasUnsaved: true }, later, 'both'],
] as const)('%s', (_, here, savedAt, meeting) => {
  expect(meetingOf(here, savedAt)).toBe(meeting)
})
