import type { BlockOf } from '../blocks.ts'
import { ensure, ground, type Kit, leaf, marked, type Tag, tagIn } from './kit.ts'
import { page, text } from './theme.ts'

const gutter = 15
const width = (page.contentWidth - gutter) / 2
const height = 178
const captionHeight = 16

/** The library opens what it can show and throws for what it cannot; only the latter is told on the page. */
const opened = (kit: Kit, id: string): Uint8Array | null => {
  const bytes = kit.images.get(id)
  const isJpeg = bytes !== undefined && bytes[0] === 0xff && bytes[1] === 0xd8
  return isJpeg ? bytes : null
}

const drawImage = (kit: Kit, figure: Tag, bytes: Uint8Array, x: number, y: number): void =>
  marked(kit, figure, 'Figure', () => {
    // The types know a Buffer, the library takes any bytes.
    kit.doc.image(bytes as Buffer, x, y, { fit: [width, height], align: 'center', valign: 'center' })
  })

const drawMissing = (kit: Kit, figure: Tag, x: number, y: number): void => {
  const said = 'This photo cannot be shown here.'
  marked(kit, figure, 'Figure', () => kit.put(said, x, y + height / 2 - 6, text.quiet, width, 'center'))
}

type Photo = { readonly id: string; readonly name: string }

/** Height of the first row, so that a heading is not left alone. */
export const photoRowHeight = height + captionHeight

const drawPhoto = (kit: Kit, { id, name }: Photo, x: number, y: number): void => {
  const bytes = opened(kit, id)
  ground(kit, x, y, width, height, '#f3f5f7')
  const bbox: [number, number, number, number] = [x, y, x + width, y + height]
  const figure = tagIn(kit, kit.root, 'Figure', { alt: name, bbox })
  if (bytes) drawImage(kit, figure, bytes, x, y)
  else drawMissing(kit, figure, x, y)
  leaf(kit, kit.root, 'Caption', () => kit.put(name, x, y + height + 2, text.quiet))
}

const photosOf = ({ title, ids }: BlockOf<'photos'>): readonly Photo[] =>
  ids.map((id, index) => ({ id, name: `${title} ${index + 1} of ${ids.length}` }))

/** Two photos to a row, none of them cropped; categories follow each other, the caption names them. */
export const drawPhotos = (kit: Kit, blocks: readonly BlockOf<'photos'>[]): void => {
  const photos = blocks.flatMap(photosOf)
  for (let first = 0; first < photos.length; first += 2) {
    ensure(kit, photoRowHeight)
    for (const [index, photo] of photos.slice(first, first + 2).entries())
      drawPhoto(kit, photo, page.left + index * (width + gutter), kit.cursor.y)
    kit.cursor.y += photoRowHeight + 6
  }
}
