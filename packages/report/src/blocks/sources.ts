import { methodRules } from '../method/method-rules.ts'
import { capital } from '../wording/number-text.ts'
import { printedSource } from '../wording/printed-source.ts'
import type { Block, BlockOf } from './blocks.ts'

/** Heading below which a report prints its sources, once. */
export const SOURCES = 'Sources'

/** A rule of the method says its title, for who has not the method at hand. */
const sourceText = (source: string): string => {
  const [, number] = /^Method (\d(?:\.\d)?)$/.exec(source) ?? []
  const rule = number === undefined ? undefined : methodRules.find((each) => each.number === number)
  return rule === undefined ? capital(printedSource(source)) : `Method ${number} of Soundroof: ${rule.title}`
}

type Named = { readonly sources?: readonly string[] }
type NumberOf = (source: string) => number

/** Numbers in the order of the first mention. */
const numbering = (): { readonly order: readonly string[]; readonly numberOf: NumberOf } => {
  const order: string[] = []
  const numberOf = (source: string): number => {
    const text = sourceText(source)
    if (!order.includes(text)) order.push(text)
    return order.indexOf(text) + 1
  }
  return { order, numberOf }
}

const reference = (sources: readonly string[], numberOf: NumberOf): string =>
  `[${[...new Set(sources.map(numberOf))].join(', ')}]`

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** Without its sources, with their numbers in `words`. */
const numbered = <T extends Named>(named: T, put: (reference: string) => Partial<T>, numberOf: NumberOf): T => {
  const { sources, ...rest } = named
  if (sources === undefined) return named
  return { ...(rest as T), ...(sources.length === 0 ? {} : put(reference(sources, numberOf))) }
}

const inBlock = (block: Block, numberOf: NumberOf): Block => {
  switch (block.kind) {
    case 'table': {
      const rows = block.rows.map((row) =>
        row.map((cell) => numbered(cell, (mark) => ({ text: joined([mark, cell.text]) }), numberOf)),
      )
      return { ...block, rows }
    }
    case 'list': {
      const items = block.items.map((item) => numbered(item, (mark) => ({ text: joined([item.text, mark]) }), numberOf))
      return { ...block, items }
    }
    case 'keyValues': {
      const items = block.items.map((item) =>
        numbered(item, (mark) => ({ value: joined([item.value, mark]) }), numberOf),
      )
      return { ...block, items }
    }
    default:
      return block
  }
}

const isHeadingOfSources = (block: Block): boolean => block.kind === 'heading' && block.text === SOURCES

const listOf = (order: readonly string[]): BlockOf<'list'> => ({
  kind: 'list',
  tone: 'plain',
  size: 'small',
  isNumbered: true,
  items: order.map((text) => ({ text })),
})

/** A source is printed once, under its heading, and named by its number wherever a block rests on it. */
export const withSources = (blocks: readonly Block[]): readonly Block[] => {
  const { order, numberOf } = numbering()
  const marked = blocks.map((block) => inBlock(block, numberOf))
  return marked.flatMap((block): readonly Block[] => {
    if (!isHeadingOfSources(block)) return [block]
    return order.length === 0 ? [] : [block, listOf(order)]
  })
}
