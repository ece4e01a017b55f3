import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import { sampleResult } from '../../testing/sample-result.ts'
import { issuedInput } from '../../testing/signed-report.ts'
import type { Pen } from '../paper.ts'
import { planOfZones } from './plan-of-zones.ts'

const pen: Pen = { width: () => 40, wrap: (text) => [text] }
const area = { x: 0, y: 0, width: 380, height: 400 }

const captionOf = (verdict: 'no-panel-fits' | 'installable'): string => {
  const input = { ...issuedInput('site-sheet'), result: { ...sampleResult, verdict } as typeof sampleResult }
  const caption = planOfZones(sayIn('en-AU'), pen, input, area).parts[0]
  return JSON.stringify(caption?.marks)
}

test('numbers on a plan without a table beside it are named below its heading', () => {
  expect(captionOf('no-panel-fits')).toContain('1 Internal · 2 Intermediate')
  expect(captionOf('installable')).not.toContain('1 Internal · 2 Intermediate')
})
