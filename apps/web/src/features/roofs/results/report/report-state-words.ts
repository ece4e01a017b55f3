import type { ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import type { Say } from '../../../../platform/words/use-say.ts'

export const reportStateWords = (say: Say, state: ReportAnswer['state'] | undefined): string => {
  if (state === 'ready') return say('roofs.the-pdf-is-ready')
  if (state === 'failed') return say('roofs.the-pdf-could-not-be-made')
  if (state === 'none') return say('roofs.there-is-no-such-report-for')
  return say('roofs.the-report-is-being-made')
}
