import { type Kind, type List, type Load, lists } from './csv-loads.ts'

/** Rows of loads, one for each row of bridging, as the lists of a table: one row for each span. */

type Found = { readonly rows: readonly unknown[]; readonly problems: readonly string[] }

const words = ({ list, bridging }: Load): string => (bridging === null ? list : `${list}, bridging ${bridging}`)

/** Spans must rise within one support condition and bridging; anything else is an error in the file. */
const spanProblems = (loads: readonly Load[]): readonly string[] =>
  loads.flatMap((load, index) => {
    const before = loads[index - 1]
    if (!before || load.span > before.span) return []
    const place = `row ${load.row}, span_mm: ${words(load)}, the span ${load.span}`
    const twice = loads.find((other) => other.span === load.span && other.row < load.row)
    return [
      twice ? `${place} stands already in row ${twice.row}` : `${place} stands after ${before.span}: spans must rise`,
    ]
  })

const bridgings = [0, 1, 2, 3] as const

const rowOf = (loads: readonly Load[]) => {
  const [first] = loads as readonly [Load]
  const each = (column: 'inward' | 'outward') => bridgings.map((_, rows) => loads[rows]?.[column] ?? 0)
  const [inward, outward] = [each('inward'), each('outward')]
  const cu = inward.map((load, rows) => Math.min(load, outward[rows] ?? 0))
  return { span: first.span, cs: first.service, cu, inward, outward }
}

/** The four rows of a span, in the order of bridging, or what is missing or differs between their service loads. */
const atSpan = (list: List, span: number, loads: readonly Load[]): Found => {
  const here = bridgings.map((bridging) => loads.find((load) => load.span === span && load.bridging === bridging))
  const missing = bridgings.filter((bridging) => !here[bridging])
  if (missing.length > 0)
    return {
      rows: [],
      problems: [`${list}, span ${span}: no row for bridging ${missing.join(', ')} (loads of 0: not permitted)`],
    }
  const four = here as readonly Load[]
  const [first] = four as readonly [Load]
  const other = four.find((load) => load.service !== first.service)
  const problem = `row ${other?.row}, service: ${other?.service} differs from ${first.service} of row ${first.row}; a span has one`
  return { rows: [rowOf(four)], problems: other ? [problem] : [] }
}

const zcList = (list: List, loads: readonly Load[]): Found => {
  const order = bridgings.flatMap((bridging) => spanProblems(loads.filter((load) => load.bridging === bridging)))
  if (order.length > 0) return { rows: [], problems: order }
  const spans = [...new Set(loads.map(({ span }) => span))].sort((a, b) => a - b)
  const found = spans.map((span) => atSpan(list, span, loads))
  return { rows: found.flatMap(({ rows }) => rows), problems: found.flatMap(({ problems }) => problems) }
}

const hatList = (loads: readonly Load[]): Found => ({
  rows: loads.map(({ span, service, inward, outward }) => ({
    span,
    cs: service,
    cu: Math.min(inward, outward),
    inward,
    outward,
  })),
  problems: spanProblems(loads),
})

export type Lists = {
  readonly members: Readonly<Record<string, readonly unknown[]>>
  readonly problems: readonly string[]
}

/** The lists of a table from its loads; a support condition without loads has an empty list. */
export const listsOf = (loads: readonly Load[], kind: Kind): Lists => {
  const wanted = kind === 'zc' ? lists.filter((list) => list !== 'all') : lists
  const found = wanted.map((list) => {
    const own = loads.filter((load) => load.list === list)
    return [list, kind === 'zc' ? zcList(list, own) : hatList(own)] as const
  })
  const stray = kind === 'zc' ? loads.find(({ list }) => list === 'all') : undefined
  const strayProblem = stray ? [`row ${stray.row}, support: all is for top hats of 22 and 40 mm`] : []
  return {
    members: Object.fromEntries(found.map(([list, { rows }]) => [list, rows])),
    problems: [...strayProblem, ...found.flatMap(([, { problems }]) => problems)],
  }
}
