import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { isFromDesk, photoCategories } from '@soundroof/contract/roofs/projects/photos'
import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import type { Say } from '@soundroof/words/language/say'
import { takenWords } from '../wording/taken-words.ts'
import { type Block, type BlockOf, heading, paragraph } from './blocks.ts'

const extraFiles = ({ photos }: ProjectDraft): readonly Block[] =>
  photos.extra.length === 0
    ? []
    : [
        paragraph(
          `${photos.extra.length} extra file${photos.extra.length === 1 ? '' : 's'} stored with the project.`,
          'small',
        ),
      ]

/** By the address of the photo in the project. */
export type TakenOfPhotos = Readonly<Record<string, PhotoTaken>>

const factsOf = (say: Say, ids: readonly string[], taken: TakenOfPhotos): readonly string[] =>
  ids.map((id) => {
    const own = taken[id]
    if (own === undefined) return ''
    const others = Object.entries(taken).flatMap(([other, facts]) => (other === id ? [] : facts))
    return takenWords(say, own, others)
  })

export const photoBlocks = (say: Say, project: ProjectDraft, taken: TakenOfPhotos = {}): readonly Block[] => {
  const shown = photoCategories.filter((category) => project.photos[category].length > 0)
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
        facts: factsOf(say, project.photos[category], taken),
      }),
    ),
  ]
}

export const photosInReport = (project: ProjectDraft): readonly string[] => [
  ...new Set(photoCategories.flatMap((category) => project.photos[category])),
]

/** As many as stand in one row of small photos. */
const inSummary = 5

const isPhotos = (block: Block): block is BlockOf<'photos'> => block.kind === 'photos'

/** Some of each category, small: their captions say how many there are in the full calculation. */
export const fewPhotoBlocks = (say: Say, project: ProjectDraft): readonly Block[] => {
  const blocks = photoBlocks(say, project)
  const photos = blocks.filter(isPhotos)
  const each = Math.max(1, Math.floor(inSummary / Math.max(1, photos.length)))
  const few = photos.map((block) => ({
    ...block,
    ids: block.ids.slice(0, each),
    of: block.ids.length,
    size: 'small' as const,
  }))
  return [...blocks.filter((block) => !isPhotos(block)), ...few]
}

/** Stands before everything else of a report: nothing is installed by figures that nobody has measured. */
export const deskBlocks = (say: Say, project: ProjectDraft): readonly Block[] =>
  isFromDesk(project)
    ? [
        {
          kind: 'notice',
          verdict: null,
          isWarning: true,
          title: say('report.from-desk'),
          text: say('report.from-desk-entered'),
        },
      ]
    : []
