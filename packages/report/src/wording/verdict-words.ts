import type { AssessmentResult, Verdict } from '@soundroof/contract/roofs/results/result'
import type { PlainCode, Say } from '@soundroof/words/language/say'
import type { Tone } from './tone.ts'

/** Heading, tone, and a sign for readers who do not see colour. */
export const verdictWords: Readonly<
  Record<Verdict, { readonly title: PlainCode; readonly tone: Tone; readonly sign: string }>
> = {
  pass: { title: 'Pass', tone: 'good', sign: '✓' },
  'pass-with-conditions': { title: 'Pass with conditions', tone: 'caution', sign: '!' },
  'not-installable': { title: 'Not installable', tone: 'bad', sign: '✗' },
  'needs-engineer': { title: 'Needs an engineer', tone: 'bad', sign: '!' },
  'no-panel-fits': { title: 'No panel fits', tone: 'bad', sign: '✗' },
  'not-supported': { title: 'Not supported', tone: 'bad', sign: '✗' },
}

/** Of a notice; without a verdict it is plain, or as serious as a verdict that stops work. */
export const noticeLook = (
  verdict: Verdict | null,
  isWarning: boolean,
): { readonly tone: Tone; readonly sign: string } => {
  if (verdict !== null) return verdictWords[verdict]
  return isWarning ? { tone: 'bad', sign: '!' } : { tone: 'plain', sign: 'i' }
}

const answers: readonly Verdict[] = ['pass', 'pass-with-conditions']

/** Whether panels may be installed as the result says. */
export const isAnswer = ({ verdict }: Pick<AssessmentResult, 'verdict'>): boolean => answers.includes(verdict)

type Zoned = Pick<AssessmentResult, 'verdict' | 'zoneResults' | 'ridgeCorner'>

/** Zones that the roof has; the ends of the ridge are one of them. */
export const judgedZones = ({
  zoneResults,
  ridgeCorner,
}: Omit<Zoned, 'verdict'>): readonly { readonly installable: boolean }[] => [
  ...zoneResults.filter(({ notApplicable }) => !notApplicable),
  ...(ridgeCorner === null ? [] : [ridgeCorner]),
]

/** Names zones to keep clear in the heading, because many readers stop there. */
const answerTitle = (say: Say, result: Zoned): string => {
  const { verdict } = result
  const zones = judgedZones(result)
  const installable = zones.filter((zone) => zone.installable).length
  const isPart = verdict === 'pass-with-conditions' && installable < zones.length
  return isPart
    ? say('report.partly-installable-of-zones', { installable, zones: zones.length })
    : say(verdictWords[verdict].title)
}

/** The verdict is about the roof, the basis about the figures. */
export const verdictTitle = (say: Say, result: Zoned & Pick<AssessmentResult, 'basis' | 'provisional'>): string => {
  const answer = answerTitle(say, result)
  const title = result.provisional === undefined ? answer : say('report.provisional', { verdict: answer })
  const isOpen = result.basis === 'unconfirmed' && isAnswer(result)
  return isOpen ? say('report.on-figures-not-yet-confirmed', { verdict: title }) : title
}
