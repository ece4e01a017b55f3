import type { ReportKind } from '../documents/document.ts'
import { displayName, type Named } from './draft.ts'

/** The specified name, of both specified reports. */
export const reportFileName = (project: Named): string => `${displayName(project)}.pdf`

/** The two specified reports have the specified name; others add kind and revision. */
export const fileNameOfKind = (
  project: Named,
  kind: ReportKind | 'review-certificate' | 'close-out-pack' | 'inspection-certificate',
  revision: number,
): string =>
  kind === 'result-summary' || kind === 'input-summary'
    ? reportFileName(project)
    : `${displayName(project)}-${kind}-r${revision}.pdf`
