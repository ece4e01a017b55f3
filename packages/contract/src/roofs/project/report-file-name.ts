import { displayName, type ProjectDraft } from './draft.ts'

export const reportFileName = (project: Pick<ProjectDraft, 'header' | 'dateTime'>): string =>
  `${displayName(project)}.pdf`
