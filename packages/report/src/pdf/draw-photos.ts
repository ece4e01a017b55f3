import type { BlockOf } from '../blocks/blocks.ts'
import { ensure, ground, type Kit, leaf, marked, type Tag, tagIn } from './kit.ts'
import { page, text } from './theme.ts'

const gutter = 15
const between = 6
const captionHeight = 16

/** Photos in a row, how tall they are, and what their captions take. */
type Look = { readonly columns: number; readonly tallest: number; readonly caption: number }
const looks = {
  normal: { columns: 2, tallest: 178, caption: captionHeight },
  small: { columns: 5, tallest: 62, caption: captionHeight },
} as const satisfies Readonly<Record<string, Look>>

const widthOf = ({ columns }: Pick<Look, 'columns'>): number => (page.contentWidth - (columns - 1) * gutter) / columns

/** Null unless the bytes are a JPEG: the library throws for anything else. */
const opened = (kit: Kit, id: string): Uint8Array | null => {
  const bytes = kit.images.get(id)
  const isJpeg = bytes !== undefined && bytes[0] === 0xff && bytes[1] === 0xd8
  return isJpeg ? bytes : null
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const drawImage = (kit: Kit, figure: Tag, bytes: Uint8Array, { x, y, width, height }: Box): void =>
  marked(kit, figure, 'Figure', () => {
    // The types require a Buffer, the library takes any bytes.
    kit.doc.image(bytes as Buffer, x, y, { fit: [width, height], align: 'center', valign: 'center' })
  })

const drawMissing = (kit: Kit, figure: Tag, { x, y, width, height }: Box): void => {
  const notice = 'This photo cannot be shown here.'
  marked(kit, figure, 'Figure', () => kit.put(notice, x, y + height / 2 - 6, text.quiet, width, 'center'))
}

type Photo = { readonly id: string; readonly name: string; readonly facts: readonly string[] }

/** A photo uncropped in its box, or a note that it cannot be shown. */
export const drawPhotoIn = (kit: Kit, { id, name }: Pick<Photo, 'id' | 'name'>, box: Box): void => {
  const { x, y, width, height } = box
  const bytes = opened(kit, id)
  ground(kit, x, y, width, height, '#f3f5f7')
  const bbox: [number, number, number, number] = [x, y, x + width, y + height]
  const figure = tagIn(kit, kit.root, 'Figure', { alt: name, bbox })
  if (bytes) drawImage(kit, figure, bytes, box)
  else drawMissing(kit, figure, box)
}

const drawPhoto = (kit: Kit, { id, name, facts }: Photo, box: Box): void => {
  const { x, y, height } = box
  drawPhotoIn(kit, { id, name }, box)
  leaf(kit, kit.root, 'Caption', () => {
    kit.put(name, x, y + height + 2, text.quiet)
    for (const [index, line] of facts.entries())
      kit.put(line, x, y + height + 2 + (index + 1) * text.quiet.lead, text.quiet)
  })
}

const photosOf =
  (kit: Kit, width: number) =>
  ({ title, ids, facts = [], of = ids.length }: BlockOf<'photos'>): readonly Photo[] =>
    ids.map((id, index) => {
      const words = facts[index] ?? ''
      const name = `${title} ${index + 1} of ${of}`
      return { id, name, facts: words === '' ? [] : kit.wrap(words, width, text.quiet) }
    })

/** As high as the longest caption needs, so that rows are even. */
const lookFor = (look: Look, photos: readonly Photo[]): Look => ({
  ...look,
  caption: captionHeight + Math.max(0, ...photos.map(({ facts }) => facts.length)) * text.quiet.lead,
})

const rowHeightOf = ({ tallest, caption }: Look): number => tallest + caption + between

/** Rows may shrink this much where that makes room for one more. */
const lowest = 0.8

/** Least height of the first row, so that no heading is left alone. */
export const leastPhotoRow = ({ size }: BlockOf<'photos'>): number => rowHeightOf(looks[size ?? 'normal']) * lowest

/** Height of the next rows: the full height, or less where that fills the page. */
const rowHeightIn = (look: Look, room: number, rowsLeft: number): number => {
  const rowHeight = rowHeightOf(look)
  const whole = room + between
  const rows = Math.floor(whole / rowHeight)
  const lower = whole / (rows + 1)
  return rows < rowsLeft && lower >= rowHeight * lowest ? lower : rowHeight
}

const drawRows = (kit: Kit, look: Look, rows: readonly (readonly Photo[])[]): void => {
  ensure(kit, rowHeightOf(look) * lowest - between)
  const step = rowHeightIn(look, kit.room(), rows.length)
  const count = Math.max(1, Math.floor((kit.room() + between) / step + 1e-6))
  const width = widthOf(look)
  for (const row of rows.slice(0, count)) {
    for (const [index, photo] of row.entries()) {
      const x = page.left + index * (width + gutter)
      drawPhoto(kit, photo, { x, y: kit.cursor.y, width, height: step - between - look.caption })
    }
    kit.cursor.y += step
  }
  if (rows.length > count) drawRows(kit, look, rows.slice(count))
}

/** Uncropped; categories follow each other, named in the captions. */
export const drawPhotos = (kit: Kit, blocks: readonly BlockOf<'photos'>[]): void => {
  const plain = looks[blocks[0]?.size ?? 'normal']
  const { columns } = plain
  const photos = blocks.flatMap(photosOf(kit, widthOf(plain)))
  const rows = Array.from({ length: Math.ceil(photos.length / columns) }, (_, row) =>
    photos.slice(columns * row, columns * (row + 1)),
  )
  drawRows(kit, lookFor(plain, photos), rows)
}
