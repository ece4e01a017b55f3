import { text } from '@soundroof/contract/platform/text'
import type { ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'

export const reportStateWords = (state: ReportAnswer['state'] | undefined): string => {
  if (state === 'ready') return text('The PDF is ready')
  if (state === 'failed') return text('The PDF could not be made.')
  if (state === 'none') return text('There is no such report for this project')
  return text('The report is being made…')
}
