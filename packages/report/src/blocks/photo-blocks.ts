import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { type PhotoCategory, photoCategories } from '@soundroof/contract/roofs/project/photos'
import { type Block, heading, paragraph } from './blocks.ts'

/** Only a clamped roof has photos of the sheeting. */
const shownCategories = ({ solar }: ProjectDraft): readonly PhotoCategory[] =>
  photoCategories.filter((category) => category !== 'sheeting' || solar.fixing === 'clamp')

const extraFiles = ({ photos }: ProjectDraft): readonly Block[] =>
  photos.extra.length === 0
    ? []
    : [
        paragraph(
          `${photos.extra.length} extra file${photos.extra.length === 1 ? '' : 's'} stored with the project.`,
          'small',
        ),
      ]

export const photoBlocks = (project: ProjectDraft): readonly Block[] => {
  const shown = shownCategories(project).filter((category) => project.photos[category].length > 0)
  if (shown.length === 0 && project.photos.extra.length === 0) return []
  return [
    heading(2, 'Roof photographs'),
    ...extraFiles(project),
    ...shown.map(
      (category): Block => ({
        kind: 'photos',
        category,
        title: fieldOf('photos', category).label,
        ids: project.photos[category],
      }),
    ),
  ]
}

export const photosInReport = (project: ProjectDraft): readonly string[] => [
  ...new Set(shownCategories(project).flatMap((category) => project.photos[category])),
]
