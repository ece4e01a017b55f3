import type { PlainCode, Say } from '@soundroof/words/language/say'
import type { Piece, ReadPdf } from './read-pdf.ts'

/** What a crew reads off the tables of a site sheet, mm from corner A and from the eave: from the visible text alone. */
export type SetOutFace = {
  readonly name: string
  readonly corners: readonly { readonly x: number; readonly y: number }[]
  readonly feet: readonly { readonly x: number; readonly y: number }[]
}

/** By title, without spaces: lines of a title are joined. */
type Cells = Readonly<Record<string, string>>
type Area = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const [headingSize, nameSize] = [9.5, 17]

const isOfSize = ({ size }: Piece, wanted: number): boolean => Math.abs(size - wanted) < 0.1

const number = (text: string): number => {
  const value = Number(text.replace(/\s/g, ''))
  if (!Number.isFinite(value)) throw new Error(`"${text}" is no number`)
  return value
}

const numbers = (text: string): readonly number[] => text.split(', ').map(number)

/** "R1–R3, R7" as 1, 2, 3, 7. */
const railNumbers = (text: string): readonly number[] =>
  text.split(', ').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('–').map((name) => Number(name.slice(1)))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })

/** From a heading down to the next one that stands below it, or to the right of it on its line. */
const areaOf = (heading: Piece, headings: readonly Piece[], bottom: number): Area => {
  const beside = headings.filter(
    ({ baseline, left }) => Math.abs(baseline - heading.baseline) < 2 && left > heading.right,
  )
  const right = Math.min(Number.POSITIVE_INFINITY, ...beside.map(({ left }) => left))
  const below = headings.filter(({ baseline, left }) => baseline > heading.baseline + 2 && left < heading.right)
  return {
    left: heading.left - 1,
    right,
    top: heading.baseline + 2,
    bottom: Math.min(bottom, ...below.map(({ baseline }) => baseline)),
  }
}

const inside = (pieces: readonly Piece[], { left, right, top, bottom }: Area): readonly Piece[] =>
  pieces.filter(
    (piece) => piece.left >= left && piece.left < right && piece.baseline > top && piece.baseline < bottom - 1,
  )

type Column = { readonly title: string; readonly left: number; readonly right: number }

/** Lines of a head that stand above each other are one title. */
const columnsOf = (head: readonly Piece[]): readonly Column[] => {
  const columns: { title: string; left: number; right: number }[] = []
  for (const piece of head) {
    const own = columns.find(
      ({ left, right }) => Math.abs(left - piece.left) < 0.5 || Math.abs(right - piece.right) < 0.5,
    )
    if (own === undefined) columns.push({ title: piece.text, left: piece.left, right: piece.right })
    else {
      own.title += ` ${piece.text}`
      own.left = Math.min(own.left, piece.left)
      own.right = Math.max(own.right, piece.right)
    }
  }
  return columns
}

const distanceTo = ({ left, right }: Column, piece: Piece): number =>
  Math.min(Math.abs(left - piece.left), Math.abs(right - piece.right))

const columnAt = (columns: readonly Column[], piece: Piece): Column =>
  columns.reduce((best, column) => (distanceTo(column, piece) < distanceTo(best, piece) ? column : best))

const bare = (text: string): string => text.replace(/\s/g, '')

/** Rows of a table: each begins where the column `key` has a word. */
const rowsOf = (pieces: readonly Piece[], key: string): readonly Cells[] => {
  const head = pieces.filter((piece) => isOfSize(piece, 7))
  const columns = columnsOf(head)
  // What does not stand under a title is no part of the table.
  const body = pieces.filter(
    (piece) => isOfSize(piece, 7.2) && columns.some((column) => distanceTo(column, piece) < 1.5),
  )
  const starts = body
    .filter((piece) => bare(columnAt(columns, piece).title) === key)
    .map(({ baseline }) => baseline)
    .toSorted((one, other) => one - other)
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY
    const cells: Record<string, string> = {}
    for (const piece of body.filter(({ baseline }) => baseline > start - 1 && baseline < next - 1)) {
      const title = bare(columnAt(columns, piece).title)
      cells[title] = cells[title] === undefined ? piece.text : `${cells[title]} ${piece.text}`
    }
    return cells
  })
}

/** What stands under a title, which is said as on the sheet. */
type Cell = (cells: Cells, title: PlainCode) => string | undefined

const feetIn = (cell: Cell, cells: Cells): SetOutFace['feet'] => {
  const up = cell(cells, 'sheet.running-up') !== undefined
  const at = (title: PlainCode): string => cell(cells, title) ?? ''
  const places = numbers(at(up ? 'sheet.from-a' : 'sheet.up-from-eave'))
  const start = number(at(up ? 'sheet.lower-end' : 'sheet.left-end'))
  const along = numbers(at(up ? 'sheet.running-up' : 'sheet.running')).map((foot) => start + foot)
  if (railNumbers(at('sheet.rail')).length !== places.length) throw new Error('A rail has no place.')
  return places.flatMap((place) => along.map((foot) => (up ? { x: place, y: foot } : { x: foot, y: place })))
}

const rowTitles = ['sheet.panels', 'sheet.from-a', 'sheet.up-from-eave', 'sheet.length', 'sheet.up-the-slope'] as const

const cornersIn = (cell: Cell, cells: Cells): SetOutFace['corners'] => {
  if (cell(cells, 'sheet.panels') === undefined) return []
  const [count = 0, x = 0, y = 0, length = 0, height = 0] = rowTitles.map((title) => number(cell(cells, title) ?? ''))
  const gap = count === 1 ? 0 : number(cell(cells, 'sheet.gap') ?? '')
  const width = (length - (count - 1) * gap) / count
  return Array.from({ length: count }, (_, index) => x + index * (width + gap)).flatMap((left) => [
    { x: left, y },
    { x: left + width, y },
    { x: left + width, y: y + height },
    { x: left, y: y + height },
  ])
}

/** Signs of two fonts on one line are two pieces: one text to the eye. */
const joined = (pieces: readonly Piece[]): readonly Piece[] => {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    const touches =
      last !== undefined &&
      last.page === piece.page &&
      Math.abs(last.baseline - piece.baseline) < 0.1 &&
      Math.abs(last.right - piece.left) < 2.5 &&
      isOfSize(last, piece.size)
    if (touches) all[all.length - 1] = { ...last, text: `${last.text}${piece.text}`, right: piece.right }
    else all.push(piece)
  }
  return all
}

/** Faces as a crew would set them out. @param say in the language of the sheet */
export const readSiteSheet = ({ pieces, pages }: ReadPdf, say: Say): readonly SetOutFace[] => {
  const cell: Cell = (cells, title) => cells[bare(say(title))]
  const faces = new Map<string, { corners: SetOutFace['corners'][number][]; feet: SetOutFace['feet'][number][] }>()
  for (const page of pages.keys()) {
    const own = joined(pieces.filter((piece) => piece.page === page + 1))
    const name = own.find((piece) => isOfSize(piece, nameSize))?.text
    const title = own.find(({ text }) => text === 'Soundroof')
    if (name === undefined || title === undefined) continue
    const face = faces.get(name) ?? { corners: [], feet: [] }
    faces.set(name, face)
    const headings = own.filter((piece) => isOfSize(piece, headingSize))
    const tables = (words: PlainCode, key: PlainCode): readonly Cells[] =>
      headings
        .filter(({ text }) => bare(text) === bare(say(words)))
        .flatMap((heading) => rowsOf(inside(own, areaOf(heading, headings, title.baseline - 5)), bare(say(key))))
    face.feet.push(...tables('sheet.schedule', 'sheet.rail-length').flatMap((cells) => feetIn(cell, cells)))
    face.corners.push(
      ...tables('sheet.rows-and-diagonals', 'sheet.diagonal').flatMap((cells) => cornersIn(cell, cells)),
    )
  }
  return [...faces].map(([face, read]) => ({ name: face, ...read }))
}
