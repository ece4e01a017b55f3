import { firstReadOnlyStatus, type ProjectStatus } from '@soundroof/contract/roofs/project-status'
import { refuse } from '../../platform/http/refused.ts'

export const isEditable = (status: ProjectStatus): boolean => status < firstReadOnlyStatus

/** From the claim on an engineer is at work, so the project must not change. */
export const requireEditable = (status: ProjectStatus): void => {
  if (!isEditable(status)) throw refuse(409, 'notEditable')
}
