import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { photoCategoriesFor } from '@soundroof/contract/roofs/projects/photos'
import { type Block, heading, paragraph } from './blocks.ts'

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
  const shown = photoCategoriesFor(project.solar.fixing).filter((category) => project.photos[category].length > 0)
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
  ...new Set(photoCategoriesFor(project.solar.fixing).flatMap((category) => project.photos[category])),
]
