import { withHeldOrigins, withTappedPhotos } from '@soundroof/contract/roofs/measuring/origins-of-project'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { fileCategories } from '@soundroof/contract/roofs/projects/photos'
import { bareAddress } from '../api/bare-address.ts'
import { changesBetween } from './draft-history.ts'
import type { Drawn, WizardDraft } from './draft-record.ts'

/** JSON that does not depend on the order of properties. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, ordered(part)]))
}

/** The server signs addresses of files again at every visit. */
export const withoutSignatures = (project: ProjectDraft) => ({
  ...withTappedPhotos(withHeldOrigins(project), bareAddress),
  photos: {
    ...project.photos,
    ...Object.fromEntries(fileCategories.map((category) => [category, project.photos[category].map(bareAddress)])),
  },
})

const comparable = ({ project, underlay }: Drawn): string =>
  JSON.stringify(
    ordered({
      project: withoutSignatures(project),
      underlay: underlay && { ...underlay, picture: bareAddress(underlay.picture) },
    }),
  )

/** Inputs and picture, whatever addresses of files the server has signed. */
export const isSame = (a: Drawn, b: Drawn): boolean => comparable(a) === comparable(b)

/** Whatever addresses of files the server has signed. */
export const isSameProject = (one: ProjectDraft, other: ProjectDraft): boolean =>
  isSame({ project: one, underlay: null }, { project: other, underlay: null })

/** Whether a draft has nothing that was entered or chosen since this state of it was sent; half a number of before stays out. */
export const isAsSaved = (now: WizardDraft, sent: WizardDraft): boolean =>
  now.unsent.length === 0 &&
  Object.entries(now.refused).every(([key, text]) => sent.refused[key] === text) &&
  isSame(now, sent)

/** Whether an edit has every value that a later save changed, so that it overwrites nothing. */
export const hasEveryChange = (edit: ProjectDraft, then: ProjectDraft, now: ProjectDraft): boolean => {
  const saved = withoutSignatures(now)
  const differing = changesBetween(withoutSignatures(edit), saved)
  return Object.keys(changesBetween(withoutSignatures(then), saved)).every((path) => !(path in differing))
}

/**
 * The local edit of a stored project where it differs from the stored one, with the present picture; null: nothing would be
 * lost.
 */
export const unsavedEdit = (local: WizardDraft | null, hash: string, stored: Drawn): WizardDraft | null => {
  if (local === null || local.hash !== hash || local.readOnly) return null
  const current = local.isUnderlayChanged ? local : { ...local, underlay: stored.underlay }
  return local.unsent.length === 0 && isSame(current, stored) ? null : current
}

/** Whether files alone differ between an edit and the stored project: they can be kept without a calculation. */
export const onlyFilesDiffer = (local: WizardDraft, stored: Drawn): boolean => {
  const withStoredFiles = { ...local.project, photos: stored.project.photos }
  const underlay = local.isUnderlayChanged ? local.underlay : stored.underlay
  return Object.keys(local.refused).length === 0 && isSame({ project: withStoredFiles, underlay }, stored)
}
