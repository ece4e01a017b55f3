import type { ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'

export const reportStateWords = (state: ReportAnswer['state'] | undefined): string => {
  if (state === 'ready') return 'The PDF is ready'
  if (state === 'failed') return 'The PDF could not be made.'
  if (state === 'none') return 'There is no such report for this project'
  return 'The report is being made…'
}
