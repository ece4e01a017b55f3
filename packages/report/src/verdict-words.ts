import type { Verdict } from '@soundroof/contract/result'
import type { Tone } from './blocks.ts'

/** The verdict as a heading, its tone, and a sign for those who do not see colour. */
export const verdictWords: Readonly<
  Record<Verdict, { readonly title: string; readonly tone: Tone; readonly sign: string }>
> = {
  pass: { title: 'Pass', tone: 'good', sign: '✓' },
  'pass-with-conditions': { title: 'Pass with conditions', tone: 'caution', sign: '!' },
  'not-installable': { title: 'Not installable', tone: 'bad', sign: '✗' },
  'needs-engineer': { title: 'Needs an engineer', tone: 'bad', sign: '!' },
  'not-supported': { title: 'Not supported', tone: 'bad', sign: '✗' },
}
