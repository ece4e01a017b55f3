import { firstReadOnlyStatus, type ProjectStatus } from '@soundroof/contract/roofs/project-status'
import { refuse } from '../../platform/http/refused.ts'

export const isEditable = (status: ProjectStatus): boolean => status < firstReadOnlyStatus

/** From the claim on the provider is at work: what it looks at stays as it is. */
export const requireEditable = (status: ProjectStatus): void => {
  if (!isEditable(status)) throw refuse(409, 'notEditable')
}
