import { fieldOf } from '../fields/draft-fields.ts'
import type { PhotosDraft, ProjectDraft } from './draft.ts'
import type { StepRules } from './step.ts'

/** On the wire, one list of addresses each. */
export const photoCategories = ['roof', 'rafterSpan', 'connection', 'sheeting'] as const
export type PhotoCategory = (typeof photoCategories)[number]

/** Lists of files that a project has. */
export const fileCategories = [...photoCategories, 'extra'] as const
export type FileCategory = (typeof fileCategories)[number]

type Fixing = 'screw' | 'clamp' | null

/** Photos that a category requires: of the sheeting, for clamped roofs only. */
export const minimumPhotos = (category: PhotoCategory, fixing: Fixing): number =>
  category === 'sheeting' && fixing !== 'clamp' ? 0 : (fieldOf('photos', category).min ?? 0)

type Photographed = Pick<ProjectDraft, 'solar' | 'photos'>

/** Whether the step would still ask for photos. */
export const lacksPhotos = ({ solar, photos }: Photographed): boolean =>
  photoCategories.some((category) => photos[category].length < minimumPhotos(category, solar.fixing))

/** Calculated before anybody was on the roof; with the photos that the step requires it is no longer. */
export const isFromDesk = (project: Photographed): boolean => project.photos.fromDesk && lacksPhotos(project)

/** The project with other files; with every photo that the step requires it is no longer from the desk. */
export const withFiles = (project: ProjectDraft, files: Omit<PhotosDraft, 'fromDesk'>): ProjectDraft => {
  const changed = { ...project, photos: { ...project.photos, ...files } }
  return { ...changed, photos: { ...changed.photos, fromDesk: isFromDesk(changed) } }
}

type Files = Omit<PhotosDraft, 'fromDesk'>

/** Whoever changed the lists they opened changes those: what others added or removed since then stays so. */
export const mergedFiles = (opened: Files, kept: Files, sent: Files): Files => {
  const merged = (category: FileCategory): string[] => {
    const [before, now, own] = [opened[category], kept[category], sent[category]]
    const stay = own.filter((file) => now.includes(file) || !before.includes(file))
    return [...stay, ...now.filter((file) => !before.includes(file) && !own.includes(file))]
  }
  return {
    roof: merged('roof'),
    rafterSpan: merged('rafterSpan'),
    connection: merged('connection'),
    sheeting: merged('sheeting'),
    extra: merged('extra'),
  }
}

/** The project as somebody has to complete it who was on the roof. */
export const asOnRoof = (project: ProjectDraft): ProjectDraft => ({
  ...project,
  photos: { ...project.photos, fromDesk: false },
})

const ofDesk = ({ fromDesk }: PhotosDraft): boolean => fromDesk

/** None are required from the desk. */
export const photosRules: StepRules<'photos'> = {
  mayBeEmpty: {
    roof: ofDesk,
    rafterSpan: ofDesk,
    connection: ofDesk,
    sheeting: (draft, { project }) => ofDesk(draft) || minimumPhotos('sheeting', project.solar.fixing) === 0,
  },
}
