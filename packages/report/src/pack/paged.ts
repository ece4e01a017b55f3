import { heightOf, type Unit } from './unit.ts'

/** A page with less than this of its height looks unfinished: a third, and the space below its last line. */
const least = 0.37

/** Units that stay together. */
const chunksOf = (units: readonly Unit[]): readonly (readonly Unit[])[] => {
  const chunks: Unit[][] = []
  let open: Unit[] = []
  for (const unit of units) {
    open.push(unit)
    if (unit.isGlued) continue
    chunks.push(open)
    open = []
  }
  return open.length === 0 ? chunks : [...chunks, open]
}

type Chunk = readonly Unit[]

const isEmpty = (chunk: Chunk): boolean => chunk.every(({ isSpace }) => isSpace)

/** As a page begins: without space at its top, with the head of its table. */
const begun = (units: Chunk): Chunk => {
  const rest = units.slice(units.findIndex(({ isSpace }) => !isSpace))
  const [first] = rest
  return first?.again === undefined ? rest : [first.again, ...rest]
}

const greedy = (chunks: readonly Chunk[], tallest: number): readonly (readonly Chunk[])[] => {
  const pages: Chunk[][] = [[]]
  for (const chunk of chunks) {
    const open = pages.at(-1) ?? []
    const isFull = open.length > 0 && heightOf(begun([...open, chunk].flat())) > tallest
    if (!isFull) open.push(chunk)
    else if (!isEmpty(chunk)) pages.push([chunk])
  }
  return pages
}

/** So that the last page is not nearly empty, it takes from the page before. */
const evened = (pages: readonly (readonly Chunk[])[], tallest: number): readonly (readonly Chunk[])[] => {
  const [before, last] = [pages.at(-2), pages.at(-1)]
  if (before === undefined || last === undefined || heightOf(last.flat()) >= least * tallest) return pages
  const moved = before.at(-1)
  const rest = before.slice(0, -1)
  if (moved === undefined || heightOf(rest.flat()) < least * tallest) return pages
  return evened([...pages.slice(0, -2), rest, [moved, ...last]], tallest)
}

/** Units on as many pages as they need, none of them nearly empty where that can be helped. */
export const paged = (units: readonly Unit[], tallest: number): readonly (readonly Unit[])[] =>
  evened(greedy(chunksOf(units), tallest), tallest).map((chunks) => begun(chunks.flat()))
