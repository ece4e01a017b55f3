import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import type { WizardDraft } from './draft-record.ts'

/** JSON that does not depend on the order of properties. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, ordered(part)]))
}

export const sameProject = (a: ProjectDraft, b: ProjectDraft): boolean =>
  JSON.stringify(ordered(a)) === JSON.stringify(ordered(b))

/** The local edit of a stored project that differs from what is stored; null where nothing would be lost. */
export const unsavedEdit = (local: WizardDraft | null, hash: string, stored: ProjectDraft): WizardDraft | null => {
  if (local === null || local.mode !== 'edit' || local.hash !== hash || local.readOnly) return null
  return sameProject(local.project, stored) ? null : local
}

const identity = ({ hash, project }: WizardDraft): string => hash ?? project.dateTime

/** Whether another project has replaced the one in the wizard. */
export const isReplaced = (before: WizardDraft | null, after: WizardDraft | null): boolean =>
  before !== null && after !== null && identity(before) !== identity(after)
