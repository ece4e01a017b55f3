import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { sampleResult } from '@soundroof/report/testing/sample-result'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { tabsBehind } from './behind-the-answer.tsx'

const behind = {
  project: emptyProject('2026-01-01T00:00:00Z'),
  result: { ...sampleResult, ridgeCorner: null },
  derivation: () => null,
}
const namesWith = (answer: null | undefined) =>
  tabsBehind(sayIn('en-AU'), { ...behind, answer }).map(({ name }) => name)

it('no tab moves when the layout arrives: that of the parts is there while it is awaited', () => {
  expect(namesWith(undefined)).toEqual(['parts', 'conditions', 'derivation'])
  expect(namesWith(null)).toEqual(['conditions', 'derivation'])
})
