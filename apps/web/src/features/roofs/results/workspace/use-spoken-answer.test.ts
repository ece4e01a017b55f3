import type { CodedBrief } from '@soundroof/contract/roofs/results/result'
import { expect, it } from 'vitest'
import { zonesWithoutRoom } from './use-spoken-answer.ts'

const coded = (reasons: readonly unknown[], ends: unknown): CodedBrief =>
  ({
    zoneResults: reasons.map((reason, at) => ({ title: ['Internal', 'Intermediate', 'Edge'][at], reason })),
    ridgeCorner: { reason: ends },
  }) as unknown as CodedBrief

it('zones without room are those that no check closes', () => {
  const closed = { code: 'stricter-than-closed', values: { zone: 'Internal' } }
  expect([...zonesWithoutRoom(coded(['no-room-in-zone', closed, undefined], 'no-room-in-zone'))]).toEqual([
    'Internal',
    'Ridge ends',
  ])
  expect(zonesWithoutRoom(undefined).size).toBe(0)
})
