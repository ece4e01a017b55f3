import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { reviewWords } from './review-words.ts'

const say = sayIn('en-AU')

const told = { submittedAt: null, deliverAt: null, engineerName: '', questions: [], reviewVoidedAt: null }
const waiting = {
  id: 'q',
  revision: 1,
  field: null,
  photo: null,
  text: 'Why?',
  askedAt: '',
  person: 'Ann',
  isReturn: true,
  isUnread: false,
  messages: [],
  waitsFor: 'customer',
  answers: [],
  closedAt: null,
}

it.each([
  [{ ...told, status: 1 }, null],
  [
    { ...told, status: 1, questions: [waiting] },
    'Returned with a question. Answer it, edit the project, and submit it again.',
  ],
  [{ ...told, status: 1, questions: [{ ...waiting, closedAt: '2026-11-21', waitsFor: null }] }, null],
  [{ ...told, status: 1, questions: [{ ...waiting, waitsFor: 'engineer' }] }, null],
  [{ ...told, status: 2 }, 'Submitted. No engineer has taken it yet; you can still edit or withdraw it.'],
  [{ ...told, status: 3, engineerName: 'Ann Lee' }, 'Ann Lee is reviewing it.'],
  [
    { ...told, status: 4, engineerName: 'Ann Lee', deliverAt: '2026-12-03' },
    'Ann Lee has accepted it. Delivery by 3 Dec 2026.',
  ],
  [{ ...told, status: 5 }, 'An engineer has delivered the review.'],
  [
    { ...told, status: 5, reviewVoidedAt: '2026-11-23' },
    `The provider withdrew the delivered review on ${shownMoment(say, '2026-11-23')}. Do not rely on it, even if you have downloaded it. Please wait for the corrected one.`,
  ],
] as const)('%j is told as %j', (review, words) => {
  expect(reviewWords(say, review as Parameters<typeof reviewWords>[1])).toBe(words)
})
