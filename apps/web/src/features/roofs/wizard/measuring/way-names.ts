import type { PlainCode } from '../../../../platform/words/use-say.ts'
import type { Way } from './ways.ts'

/** Said in the dialog alone, which brings the words. */
export const wayNames: Readonly<Record<Way, PlainCode>> = {
  slope: 'measuring.slope',
  compass: 'measuring.compass',
  length: 'measuring.from-photo',
  rows: 'measuring.screw-rows',
  gauge: 'measuring.gauge',
}
