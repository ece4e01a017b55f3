import { told } from '@soundroof/contract/platform/messages'
import type { Problem } from '@soundroof/contract/platform/problem'
import { photosOfOrigins, withTappedPhotos } from '@soundroof/contract/roofs/measuring/origins-of-project'
import { type ProjectStatus, statusOf } from '@soundroof/contract/roofs/project-status'
import type { PhotosDraft, ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { asOnRoof, type FileCategory, fileCategories } from '@soundroof/contract/roofs/projects/photos'
import { type CheckContext, problemsOf } from '@soundroof/contract/roofs/projects/project'
import { wireFieldOf, wireProblem } from '@soundroof/contract/roofs/wire/wire'
import type { Db } from '../../platform/database/db.ts'
import { canonicalAddress } from '../files/file-address.ts'
import { ownedFiles } from '../files/owned-files.ts'
import { hasReport } from '../files/report-addresses.ts'

const mapPhotos = (photos: PhotosDraft, change: (address: string) => string): PhotosDraft => ({
  ...photos,
  roof: photos.roof.map(change),
  rafterSpan: photos.rafterSpan.map(change),
  connection: photos.connection.map(change),
  sheeting: photos.sheeting.map(change),
  extra: photos.extra.map(change),
})

/** Stores addresses without the signature in their query, which lasts an hour. */
export const withoutQueries = (project: ProjectDraft): ProjectDraft => ({
  ...withTappedPhotos(project, canonicalAddress),
  photos: mapPhotos(project.photos, canonicalAddress),
})

/** Photos under addresses that a reader can open. */
export const withSignedPhotos = (project: ProjectDraft, sign: (address: string) => string): ProjectDraft => ({
  ...withTappedPhotos(project, sign),
  photos: mapPhotos(project.photos, sign),
})

const problem = (category: FileCategory, key: 'photoUnknown' | 'photoTwice' | 'imageOnly'): Problem => ({
  field: wireFieldOf('photos', category),
  ...told(key),
})

const isTwice = (addresses: readonly string[]): boolean => new Set(addresses).size < addresses.length

/** An address counts only where the company uploaded it, and among the photos only if it is an image. */
export const photoProblems = async (tx: Db, companyId: string, photos: PhotosDraft): Promise<readonly Problem[]> => {
  const owned = await ownedFiles(tx, companyId, [...new Set(fileCategories.flatMap((category) => photos[category]))])
  // A report is signed for one reader, so it is never a file of a project.
  if (await hasReport(tx, photos.extra)) return [problem('extra', 'photoUnknown')]
  const kinds = new Map(owned.map(({ address, kind }) => [address, kind]))
  return fileCategories.flatMap((category) => {
    if (photos[category].some((address) => !kinds.has(address))) return [problem(category, 'photoUnknown')]
    if (isTwice(photos[category])) return [problem(category, 'photoTwice')]
    const isPhotos = category !== 'extra'
    return isPhotos && photos[category].some((address) => kinds.get(address) !== 'image')
      ? [problem(category, 'imageOnly')]
      : []
  })
}

/** A value was measured on a photo of the company only, never on an address of somebody else's. */
export const originProblems = async (tx: Db, companyId: string, project: ProjectDraft): Promise<readonly Problem[]> => {
  const addresses = [...new Set(photosOfOrigins(project))]
  const owned = await ownedFiles(tx, companyId, addresses)
  const images = new Set(owned.filter(({ kind }) => kind === 'image').map(({ address }) => address))
  return addresses.every((address) => images.has(address)) ? [] : [{ field: 'origins', ...told('photoUnknown') }]
}

/**
 * What the Photo step of a project lacks, under wire names. An engineer may take one that waits for review at any moment, so
 * it has been photographed, whoever is at a desk.
 */
export const missingPhotos = (project: ProjectDraft, status: ProjectStatus, rules: CheckContext): readonly Problem[] =>
  problemsOf('photos', status === statusOf.submitted ? asOnRoof(project) : project, rules).map(wireProblem)
