import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import { sampleResult } from '@soundroof/report/testing/sample-result'
import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import { placeWords } from './place-words.ts'

const say = sayIn('en-AU')

const plane: LaidPlane = {
  name: 'front',
  outline: [],
  plan: { origin: { x: 0, y: 0 }, along: { x: 1, y: 0 }, up: { x: 0, y: 1 } },
  zones: [],
  obstacles: [],
  members: { run: 'along-eave', first: 100, pitch: 900, last: null },
  lines: [],
  panels: [],
  rails: [],
}
const panel = {
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  zone: 'Internal',
  row: 2,
  place: { block: 0, row: 2, column: 0 },
} as const

test('a panel tells its row, zone, spacing and what governs', () => {
  const [internal] = sampleResult.zoneResults
  const { title, sentences } = placeWords(say, { kind: 'panel', plane, panel }, sampleResult)
  expect(title).toBe('Panel of row 3, front plane, zone Internal')
  expect(sentences[0]).toBe(
    `${internal?.numRails} rails per panel, fixings every ${internal?.fixingSpacing} mm along the rail.`,
  )
  expect(sentences[1]).toMatch(/^Governing check: .+, \d+\s% of its capacity\.$/)
})

test('a zone without panels says so with its reason, also where it has none', () => {
  const closed = sampleResult.zoneResults.map((zone) => ({
    ...zone,
    installable: false,
    fixingSpacing: null,
    margin: null,
    reason: 'Rails do not fit.',
  }))
  const result = { ...sampleResult, zoneResults: closed, ridgeCorner: null }
  expect(placeWords(say, { kind: 'zone', plane, zone: 'Internal' }, result).sentences).toEqual([
    'Keep clear of panels.',
    'Rails do not fit.',
  ])
  expect(placeWords(say, { kind: 'zone', plane, zone: 'Ridge ends' }, result).sentences).toEqual([])
})
