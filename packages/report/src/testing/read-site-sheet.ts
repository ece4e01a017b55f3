import type { Piece, ReadPdf } from './read-pdf.ts'

/** What a crew reads off the tables of a site sheet, mm from corner A and from the eave: from the visible text alone. */
export type SetOutFace = {
  readonly name: string
  readonly corners: readonly { readonly x: number; readonly y: number }[]
  readonly feet: readonly { readonly x: number; readonly y: number }[]
}

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

/** Rows of a table: each begins where the column `key` has a word. */
const rowsOf = (pieces: readonly Piece[], key: string): readonly Cells[] => {
  const head = pieces.filter((piece) => isOfSize(piece, 7))
  const body = pieces.filter((piece) => isOfSize(piece, 7.2))
  const columns = columnsOf(head)
  const starts = body
    .filter((piece) => columnAt(columns, piece).title.startsWith(key))
    .map(({ baseline }) => baseline)
    .toSorted((one, other) => one - other)
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY
    const cells: Record<string, string> = {}
    for (const piece of body.filter(({ baseline }) => baseline > start - 1 && baseline < next - 1)) {
      const { title } = columnAt(columns, piece)
      cells[title] = cells[title] === undefined ? piece.text : `${cells[title]} ${piece.text}`
    }
    return cells
  })
}

const cell = (cells: Cells, title: string): string | undefined =>
  Object.entries(cells).find(([name]) => name.startsWith(title))?.[1]

const feetIn = (cells: Cells): SetOutFace['feet'] => {
  const up = cell(cells, 'From A') !== undefined
  const places = numbers(cell(cells, up ? 'From A' : 'Up from eave') ?? '')
  const start = number(cell(cells, up ? 'Lower end' : 'Left end') ?? '')
  const along = numbers(cell(cells, 'Feet, running') ?? '').map((foot) => start + foot)
  if (railNumbers(cell(cells, 'Rail') ?? '').length !== places.length) throw new Error('A rail has no place.')
  return places.flatMap((at) => along.map((foot) => (up ? { x: at, y: foot } : { x: foot, y: at })))
}

const cornersIn = (cells: Cells, gap: number): SetOutFace['corners'] => {
  if (cell(cells, 'Panels') === undefined) return []
  const [count = 0, x = 0, y = 0, length = 0, height = 0] = ['Panels', 'From A', 'Up from', 'Length', 'Up the'].map(
    (title) => number(cell(cells, title) ?? ''),
  )
  const width = (length - (count - 1) * gap) / count
  return Array.from({ length: count }, (_, index) => x + index * (width + gap)).flatMap((left) => [
    { x: left, y },
    { x: left + width, y },
    { x: left + width, y: y + height },
    { x: left, y: y + height },
  ])
}

/** Faces as a crew would set them out. */
export const readSiteSheet = ({ pieces, pages }: ReadPdf): readonly SetOutFace[] => {
  const gap = number(/gap (\d+)/.exec(pages.join(' '))?.[1] ?? '')
  const faces = new Map<string, { corners: SetOutFace['corners'][number][]; feet: SetOutFace['feet'][number][] }>()
  for (const page of pages.keys()) {
    const own = pieces.filter((piece) => piece.page === page + 1)
    const name = own.find((piece) => isOfSize(piece, nameSize))?.text
    const title = own.find(({ text }) => text === 'Soundroof')
    if (name === undefined || title === undefined) continue
    const face = faces.get(name) ?? { corners: [], feet: [] }
    faces.set(name, face)
    const headings = own.filter((piece) => isOfSize(piece, headingSize))
    const tables = (words: string, key: string): readonly Cells[] =>
      headings
        .filter(({ text }) => text.startsWith(words))
        .flatMap((heading) => rowsOf(inside(own, areaOf(heading, headings, title.baseline - 5)), key))
    face.feet.push(...tables('Fixing schedule', 'Rail length').flatMap(feetIn))
    face.corners.push(...tables('Rows, and diagonals', 'Diagonal').flatMap((cells) => cornersIn(cells, gap)))
  }
  return [...faces].map(([face, read]) => ({ name: face, ...read }))
}
