import { displayName, type ProjectDraft } from './draft.ts'

/** File name of the project's report. */
export const reportFileName = (project: Pick<ProjectDraft, 'header' | 'dateTime'>): string =>
  `${displayName(project)}.pdf`
