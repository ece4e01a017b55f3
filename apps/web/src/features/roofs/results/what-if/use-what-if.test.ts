import { expect, it } from 'vitest'
import { noAnswer } from '../../../../platform/api/envelope.ts'
import { standingOf, unchanged } from './comparison.ts'
import { foundIn } from './use-what-if.ts'

const answered = (data: unknown) => foundIn({ ok: true, data } as unknown as Parameters<typeof foundIn>[0])

it('a project that was saved again without a result has no variants, whatever was changed', () => {
  const gone = { ...unchanged, ...answered(null) }
  expect([gone.isGone, gone.answer]).toEqual([true, null])
  expect(standingOf({ a: unchanged, b: gone }, 'issued')).toBe('gone')
})

it('a variant of another result than the issued one on the screen waits for that one', () => {
  const of = (id: string) => ({ ...unchanged, ...answered({ of: id, variants: [{}] }) })
  expect(standingOf({ a: of('issued'), b: null }, 'issued')).toBe('current')
  expect(standingOf({ a: of('later'), b: null }, 'issued')).toBe('changed')
  expect(standingOf({ a: of('issued'), b: of('later') }, 'issued')).toBe('changed')
  expect(standingOf({ a: unchanged, b: null }, 'issued')).toBe('current')
})

it('a variant is asked for again where the server was not reached, and not where it was refused', () => {
  expect(foundIn(noAnswer)).toMatchObject({ isLost: true, problem: noAnswer.message })
  expect(foundIn({ ...noAnswer, code: 400 })).toMatchObject({ isLost: false })
})
