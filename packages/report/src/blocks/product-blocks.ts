import type { AssessmentResult, UsedProduct } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { dayText } from '../wording/day-text.ts'
import { type Block, headingOfWhole, type KeyValue, type ListItem } from './blocks.ts'

type Used = Pick<AssessmentResult, 'products'>

const kinds = { racking: 'Racking system', module: 'Module' } as const
const statuses = { verified: 'confirmed', unverified: 'not confirmed', estimate: 'an estimate' } as const

/** Edition, validity and sign-off: "2026-03, valid until 2028-12-31, not confirmed". */
const editionOf = (say: Say, { edition, validUntil, status }: UsedProduct): string =>
  [
    edition,
    ...(validUntil === null ? [] : [say('report.valid-until', { day: dayText(say, validUntil) })]),
    say(statuses[status]),
  ].join(say('report.comma'))

/** For the first page: which racking system and module the result holds for. */
export const productItems = (say: Say, { products = [] }: Used): readonly ListItem[] =>
  products.map((product) => ({
    text: say('report.value-kind-name', { kind: say(kinds[product.kind]), name: product.name }),
    note: say('report.value-edition-source', { edition: editionOf(say, product), source: product.source }),
  }))

/** Facts of racking system and module, in the order of the result; empty where none was chosen. */
export const productFacts = (say: Say, { products = [] }: Used): readonly KeyValue[] =>
  products.flatMap((product) => [
    { label: kinds[product.kind], value: product.name, unit: '' },
    { label: 'Edition', value: editionOf(say, product), unit: '' },
    { label: 'Source', value: '', unit: '', sources: [product.source] },
  ])

export const productBlocks = (say: Say, result: Used): readonly Block[] => {
  const items = productFacts(say, result)
  return items.length === 0 ? [] : [headingOfWhole(2, 'Racking system and module'), { kind: 'keyValues', items }]
}
