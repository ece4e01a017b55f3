/** A piece of a page that is not split; it draws itself from `y` down. */
export type Unit = {
  readonly height: number
  readonly draw: (y: number) => void
  /** Stays on the page of the next one. */
  readonly isGlued?: true
  /** Left out at the top of a page. */
  readonly isSpace?: true
  /** Drawn above it where it begins a page: the head of its table. */
  readonly again?: Pick<Unit, 'height' | 'draw'>
}

export const space = (height: number): Unit => ({ height, draw: () => undefined, isSpace: true })

export const heightOf = (units: readonly Pick<Unit, 'height'>[]): number =>
  units.reduce((sum, { height }) => sum + height, 0)

/** One after the other from `y` down. */
export const drawDown = (units: readonly Unit[], y: number): void => {
  let at = y
  for (const unit of units) {
    unit.draw(at)
    at += unit.height
  }
}

/** Makes something once, when it is first asked for: a tag, which is read where its first line stands. */
export const once = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly value: Made } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** At most so many in each part, in their order; nothing is one empty part. */
export const inParts = <Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / most)) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  )

/** Lines of a row that stay together, half a page; a row of more breaks after every few of them. */
const [mostLines, fewLines] = [36, 6] as const

/** Lines of each cell of a row as they may stand on one page and the next. */
export const brokenRow = <Line>(cells: readonly (readonly Line[])[]): readonly (readonly (readonly Line[])[])[] => {
  const isTall = cells.some(({ length }) => length > mostLines)
  return cells.map((lines) => (isTall ? inParts(lines, fewLines) : [lines]))
}
