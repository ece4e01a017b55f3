import { layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { roof } from '../../../testing/roofs.ts'
import { assess } from '../../assess.ts'
import { arrayRoof } from '../array-roof.ts'
import type { ZoneAnswer } from '../settings/zone-answer.ts'
import { formerLayOut } from './former-lay-out.ts'

const house = roof('house-timber-battens')

/** Few panels: few feet on each rail. */
const laid = (count: number, change: Partial<ZoneAnswer>) => {
  const asked = layoutRequest.parse({ wanted: { kind: 'count', count } })
  const usual = arrayRoof(house, assess(house, catalogue), catalogue, asked, null)
  return formerLayOut({
    ...usual,
    answers: new Map([...usual.answers].map(([zone, answer]) => [zone, { ...answer, ...change }])),
  })
}
const feetOf = ({ planes }: ReturnType<typeof laid>): number =>
  planes.flatMap(({ rails }) => rails.flatMap(({ feet }) => feet)).length

test('a rail on two or three feet keeps the spacing of a simple span', () => {
  const [long, short] = [
    laid(3, { spacing: 1800, fewFeetSpacing: 1800 }),
    laid(3, { spacing: 1800, fewFeetSpacing: 1200 }),
  ]
  expect(feetOf(short)).toBeGreaterThan(feetOf(long))
  expect(short.warnings).toEqual(long.warnings)
})

test('where no member lies as near as that the layout warns', () => {
  const { warnings } = laid(1, { spacing: 1800, fewFeetSpacing: 600 })
  expect(warnings).toContainEqual({ code: 'rails-need-four-feet', values: { rails: expect.any(Number) } })
})
