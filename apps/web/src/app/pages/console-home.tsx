import { ConsolePage } from '../../features/administration/console/console-page.tsx'
import { CertificateForms } from '../../features/review/certificate-forms/certificate-forms.tsx'
import { ChecklistPart } from '../../features/review/projects/checklist/checklist-part.tsx'
import { Queue } from '../../features/review/projects/queue/queue.tsx'

const engineering = {
  queue: { title: 'components.queue', Content: Queue },
  forms: { title: 'review.certificate-forms', Content: CertificateForms },
  checklist: { title: 'review.checklist', Content: ChecklistPart },
} as const

/** The console: work of the engineers, and the administrators' tables. */
export const ConsoleHome = () => <ConsolePage engineering={engineering} />
