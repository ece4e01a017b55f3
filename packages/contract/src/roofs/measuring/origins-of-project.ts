import type { Origin, Origins } from '../origins/origin.ts'
import type { ProjectDraft } from '../projects/draft.ts'

/** `building/roofSlope`, `options/altitude`. */
export type OriginKey = `${string}/${string}`

const valueAt = (project: ProjectDraft, key: string): unknown => {
  const [part = '', field = ''] = key.split('/')
  const answers: unknown = (project as Readonly<Record<string, unknown>>)[part]
  return typeof answers === 'object' && answers !== null
    ? (answers as Readonly<Record<string, unknown>>)[field]
    : undefined
}

/**
 * Where the present value came from; null: it was typed. An origin tells of one value, so that a value changed by hand has none,
 * and Undo brings it back.
 */
export const originOf = (project: ProjectDraft, key: string): Origin | null => {
  const all = project.origins ?? {}
  const origin = Object.hasOwn(all, key) ? all[key] : undefined
  return origin !== undefined && origin.value === valueAt(project, key) ? origin : null
}

const withAll = (project: ProjectDraft, all: Origins): ProjectDraft => {
  const { origins: _, ...rest } = project
  return Object.keys(all).length === 0 ? rest : { ...rest, origins: all }
}

/** Only those that hold. */
export const withHeldOrigins = (project: ProjectDraft): ProjectDraft =>
  withAll(
    project,
    Object.fromEntries(Object.entries(project.origins ?? {}).filter(([key]) => originOf(project, key) !== null)),
  )

/** Replaces the origin of one value. */
export const withOrigin = (project: ProjectDraft, key: OriginKey, origin: Origin): ProjectDraft =>
  withAll(project, { ...project.origins, [key]: origin })

/** An edit that tells no origins keeps those of the values that it leaves. */
export const withFormerOrigins = (project: ProjectDraft, { origins }: ProjectDraft): ProjectDraft =>
  withHeldOrigins({ ...project, origins })

/** Addresses of photos on which something was tapped. */
export const photosOfOrigins = ({ origins = {} }: ProjectDraft): readonly string[] =>
  Object.values(origins).flatMap((origin) => ('tapped' in origin && origin.tapped?.photo ? [origin.tapped.photo] : []))

/** The same with other addresses. */
export const withTappedPhotos = (project: ProjectDraft, write: (address: string) => string): ProjectDraft =>
  withAll(
    project,
    Object.fromEntries(
      Object.entries(project.origins ?? {}).map(([key, origin]) =>
        'tapped' in origin && origin.tapped?.photo
          ? [key, { ...origin, tapped: { ...origin.tapped, photo: write(origin.tapped.photo) } }]
          : [key, origin],
      ),
    ),
  )

/** Names a photo that was sent after values were measured on it. @param moments of these measurements */
export const withSentPhoto = (project: ProjectDraft, moments: readonly string[], address: string): ProjectDraft =>
  withAll(
    project,
    Object.fromEntries(
      Object.entries(project.origins ?? {}).map(([key, origin]) =>
        origin.kind === 'measured' && origin.tapped?.photo === null && moments.includes(origin.at)
          ? [key, { ...origin, tapped: { ...origin.tapped, photo: address } }]
          : [key, origin],
      ),
    ),
  )
