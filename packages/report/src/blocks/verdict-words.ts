import type { AssessmentResult, Verdict } from '@soundroof/contract/roofs/results/result'
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

/** The heading of a result. A reader in a hurry reads no further: zones to keep clear are told in it. */
export const verdictTitle = ({ verdict, zoneResults }: Pick<AssessmentResult, 'verdict' | 'zoneResults'>): string => {
  const zones = zoneResults.filter(({ notApplicable }) => !notApplicable)
  const installable = zones.filter((zone) => zone.installable).length
  const isPart = verdict === 'pass-with-conditions' && installable < zones.length
  return isPart ? `Partly installable: ${installable} of ${zones.length} zones` : verdictWords[verdict].title
}
