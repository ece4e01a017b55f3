import { drawPhotoIn } from '../pdf/draw-photos.ts'
import { type Kit, leaf } from '../pdf/kit.ts'
import type { PackBlockOf } from './pack-blocks.ts'
import { type Frame, type } from './pack-theme.ts'
import { plainLines, putLines, type RichLine } from './rich-lines.ts'
import { space, type Unit } from './unit.ts'

type Photo = PackBlockOf<'photos'>['photos'][number]

/** Two beside each other, three rows on a page. */
const columns = 2
const gutter = 12
const tallest = 178

type Laid = { readonly photo: Photo; readonly title: readonly RichLine[]; readonly facts: readonly RichLine[] }

const captionHeight = ({ title, facts }: Laid): number =>
  title.length * type.strong.lead + facts.length * type.small.lead + 3

const rowsOf = (photos: readonly Laid[]): readonly (readonly Laid[])[] =>
  Array.from({ length: Math.ceil(photos.length / columns) }, (_, row) =>
    photos.slice(columns * row, columns * (row + 1)),
  )

/** Photos uncropped, with what they show, when and where they were taken. */
export const photoUnits = (kit: Kit, { photos }: PackBlockOf<'photos'>, { x, width, air }: Frame): readonly Unit[] => {
  const span = (width - gutter * (columns - 1)) / columns
  const picture = tallest * (0.85 + 0.15 * air)
  const laid = photos.map(
    (photo): Laid => ({
      photo,
      title: plainLines(kit, photo.title, span, type.strong),
      facts: plainLines(kit, photo.facts, span, type.small),
    }),
  )
  return rowsOf(laid).flatMap((row): readonly Unit[] => [
    {
      height: picture + Math.max(...row.map(captionHeight)),
      draw: (y) => {
        for (const [index, { photo, title, facts }] of row.entries()) {
          const left = x + index * (span + gutter)
          drawPhotoIn(kit, { id: photo.id, name: photo.title }, { x: left, y, width: span, height: picture })
          leaf(kit, kit.root, 'Caption', () => {
            putLines(kit, title, left, y + picture + 2, type.strong.lead)
            putLines(kit, facts, left, y + picture + 2 + title.length * type.strong.lead, type.small.lead)
          })
        }
      },
    },
    space(6),
  ])
}
