import { dayInWords } from '@soundroof/contract/platform/time/australian-time'
import { dateOf, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'

/** The day of a project, "21 Nov 2026": its maker's, without a zone. */
export const projectDay = ({ dateTime }: Pick<ProjectDraft, 'dateTime'>): string => dayInWords(dateOf(dateTime))

/** Number, day and name of a project, as a document is titled. */
export const documentTitle = (project: Pick<ProjectDraft, 'header' | 'dateTime'>): string =>
  [project.header.number, projectDay(project), project.header.name].join(' · ')
