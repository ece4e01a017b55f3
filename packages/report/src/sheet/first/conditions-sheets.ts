import type { Say } from '@soundroof/words/language/say'
import { bodyBottom, type Laid, type Pen, type Place, paper, type Sheet, type SheetPart } from '../paper.ts'
import { numbered } from './numbered.ts'
import { notes } from './signature.ts'

const size = 8.6
const between = 24
const half = (paper.right - paper.left - between) / 2

/** Lines for notes where a column is left. */
const noteLines = 9

type Making = { readonly say: Say; readonly pen: Pen }
type Lay = (place: Place) => Laid

const columnAt = (index: number): Place => ({
  x: paper.left + (index % 2) * (half + between),
  y: paper.top,
  width: half,
})

/** As many as fit into a column, at least one; the count of those before goes on. */
const fitting = ({ say, pen }: Making, items: readonly string[], from: number, place: Place): [Laid, number] => {
  const heading = say(from === 1 ? 'sheet.conditions' : 'sheet.conditions-continued')
  const lay = (count: number): Laid =>
    numbered(pen, heading, items.slice(0, count), place, { size, isOrder: false, from })
  let count = items.length
  while (count > 1 && lay(count).bottom > bodyBottom) count -= 1
  return [lay(count), count]
}

const columnsOf = (making: Making, all: readonly string[], tail: readonly Lay[]): readonly (readonly SheetPart[])[] => {
  const columns: SheetPart[][] = []
  let [rest, from, bottom] = [all, 1, paper.top as number]
  while (rest.length > 0) {
    const [laid, count] = fitting(making, rest, from, columnAt(columns.length))
    columns.push([...laid.parts])
    bottom = laid.bottom
    rest = rest.slice(count)
    from += count
  }
  for (const lay of tail) {
    const here = lay({ ...columnAt(Math.max(0, columns.length - 1)), y: bottom })
    const fits = columns.length > 0 && here.bottom <= bodyBottom
    if (fits) columns.at(-1)?.push(...here.parts)
    else columns.push([...lay(columnAt(columns.length)).parts])
    bottom = fits ? here.bottom : bodyBottom
  }
  return columns
}

const aboutOf = (all: readonly string[], tail: readonly Lay[]) => {
  if (all.length === 0) return 'sheet.about-parts'
  return tail.length === 0 ? 'sheet.about-conditions' : 'sheet.about-conditions-and-parts'
}

/** Conditions that the first sheet has no room for, in two columns on as many sheets as they need, and what follows them. */
export const conditionsSheets = (making: Making, all: readonly string[], tail: readonly Lay[]): readonly Sheet[] => {
  const columns = columnsOf(making, all, tail)
  const isLeft = columns.length % 2 === 1
  const whole = isLeft ? [...columns, notes(making.say, columnAt(1), noteLines).parts] : columns
  return Array.from({ length: whole.length / 2 }, (_, index) => ({
    parts: [...(whole[2 * index] ?? []), ...(whole[2 * index + 1] ?? [])],
    about: making.say(aboutOf(all, tail)),
    scale: '–',
  }))
}
