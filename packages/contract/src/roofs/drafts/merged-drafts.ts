import { originOf } from '../measuring/origins-of-project.ts'
import type { Origin, Origins } from '../origins/origin.ts'
import { emptyProject, type ProjectDraft } from '../projects/draft.ts'
import type { DraftContent } from './draft-content.ts'
import { answerPaths, type DraftPath, filePaths, unitsOf } from './linked-fields.ts'

/** Three-way: two devices changed one draft, and what each changed alone is taken. */

/** Which side's answer is taken. */
export type Side = 'mine' | 'theirs'
/** Fields that both changed in different ways, which a person settles together. */
export type Disagreement = readonly DraftPath[]

type Sides = { readonly base: DraftContent; readonly mine: DraftContent; readonly theirs: DraftContent }

const valueAt = ({ project, underlay, isUnderlayChanged }: DraftContent, path: DraftPath): unknown => {
  if (path === 'underlay') return { underlay, isUnderlayChanged }
  const [part = '', name = ''] = path.split('.')
  return (project as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[part]?.[name] ?? null
}

/** JSON that does not depend on the order of properties. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const differsAt =
  (one: DraftContent, other: DraftContent) =>
  (path: DraftPath): boolean =>
    textOf(valueAt(one, path)) !== textOf(valueAt(other, path))

const withValue = (to: DraftContent, from: DraftContent, path: DraftPath): DraftContent => {
  if (path === 'underlay') return { ...to, underlay: from.underlay, isUnderlayChanged: from.isUnderlayChanged }
  const [part = '', name = ''] = path.split('.')
  const answers = (to.project as unknown as Readonly<Record<string, object>>)[part]
  const project = { ...to.project, [part]: { ...answers, [name]: valueAt(from, path) } } as ProjectDraft
  return { ...to, project }
}

const withValues = (to: DraftContent, from: DraftContent, paths: readonly DraftPath[]): DraftContent =>
  paths.reduce((taken, path) => withValue(taken, from, path), to)

const filesAt = (content: DraftContent, path: DraftPath): readonly string[] =>
  valueAt(content, path) as readonly string[]

/** What one side removed is gone, what one added is there; the order is that of both, or of the only side that changed it. */
const mergedFiles = ({ base, mine, theirs }: Sides, path: DraftPath): readonly string[] => {
  if (!differsAt(base, mine)(path)) return filesAt(theirs, path)
  if (!differsAt(base, theirs)(path) || !differsAt(mine, theirs)(path)) return filesAt(mine, path)
  const [before, own, other] = [filesAt(base, path), filesAt(mine, path), filesAt(theirs, path)]
  const stayed = before.filter((file) => own.includes(file) && other.includes(file))
  const added = [...new Set([...own, ...other])].filter((file) => !before.includes(file))
  return [...stayed, ...added.sort()]
}

const withMergedFiles = (to: DraftContent, sides: Sides): DraftContent => ({
  ...to,
  project: {
    ...to.project,
    photos: {
      ...to.project.photos,
      ...Object.fromEntries(filePaths.map((path) => [path.split('.')[1], mergedFiles(sides, path)])),
    },
  },
})

/** Of the side that the value came from; where both tell of the same value, of the one that changed it. */
const originFor = (merged: ProjectDraft, key: string, { base, mine, theirs }: Sides): Origin | null => {
  const held = (content: DraftContent) => originOf({ ...merged, origins: content.project.origins }, key)
  const [own, other] = [held(mine), held(theirs)]
  if (own === null || other === null) return own ?? other
  const former = textOf(held(base))
  if (textOf(own) === former) return other
  return textOf(other) === former || textOf(own) > textOf(other) ? own : other
}

const withMergedOrigins = (content: DraftContent, sides: Sides): DraftContent => {
  const keys = [sides.mine, sides.theirs].flatMap(({ project }) => Object.keys(project.origins ?? {}))
  const all = [...new Set(keys)].sort().flatMap((key) => {
    const origin = originFor(content.project, key, sides)
    return origin === null ? [] : [[key, origin] as const]
  })
  const { origins: _, ...project } = content.project
  const origins: Origins = Object.fromEntries(all)
  return { ...content, project: all.length === 0 ? project : { ...project, origins } }
}

const changedBy = <K extends 'step' | 'hash' | 'photosAt'>({ base, mine, theirs }: Sides, key: K): DraftContent[K] =>
  mine[key] === base[key] ? theirs[key] : mine[key]

/** Where to continue, and what a save would overwrite: nothing that a person settles. */
const withMergedPlace = (content: DraftContent, sides: Sides): DraftContent => {
  const { mine, theirs } = sides
  const revisions = [mine.openedRevision, theirs.openedRevision].filter((revision) => revision !== null)
  return {
    ...content,
    step: changedBy(sides, 'step'),
    hash: changedBy(sides, 'hash'),
    photosAt: changedBy(sides, 'photosAt'),
    maxNum: Math.max(mine.maxNum, theirs.maxNum),
    openedRevision: revisions.length === 0 ? null : Math.max(...revisions),
  }
}

const blank = ({ project, step, photosAt }: DraftContent): DraftContent => ({
  project: emptyProject(project.dateTime),
  hash: null,
  openedRevision: null,
  maxNum: 0,
  step,
  photosAt,
  underlay: null,
  isUnderlayChanged: false,
})

/** A draft of two devices. */
export type Merge = {
  readonly disagreements: readonly Disagreement[]
  /** The draft with the answers that a person chose. */
  readonly settled: (choose: (disagreement: Disagreement) => Side) => DraftContent
}

/** @param former what both began from; null: not known, so that only blank fields are taken over */
export const mergeDrafts = (former: DraftContent | null, mine: DraftContent, theirs: DraftContent): Merge => {
  const base = former ?? blank(mine)
  const sides = { base, mine, theirs }
  const [isMine, isTheirs, isOther] = [differsAt(base, mine), differsAt(base, theirs), differsAt(mine, theirs)]
  const units = unitsOf((path) => isMine(path) || isTheirs(path)).filter((unit) => unit.some(isOther))
  const disagreements = units.filter((unit) => unit.some(isMine) && unit.some(isTheirs))
  const takenOver = units.filter((unit) => !unit.some(isMine)).flat()
  const merged = withMergedFiles(withValues(mine, theirs, takenOver), sides)
  return {
    disagreements,
    settled: (choose) => {
      const others = disagreements.filter((unit) => choose(unit) === 'theirs').flat()
      return withMergedPlace(withMergedOrigins(withValues(merged, theirs, others), sides), sides)
    },
  }
}

const placeOf = ({ step, photosAt, hash, maxNum, openedRevision, project }: DraftContent): unknown => [
  step,
  photosAt,
  hash,
  maxNum,
  openedRevision,
  project.origins ?? {},
]

/** Whether nothing has to be sent. */
export const isSameContent = (one: DraftContent, other: DraftContent): boolean =>
  ![...answerPaths, ...filePaths].some(differsAt(one, other)) && textOf(placeOf(one)) === textOf(placeOf(other))
