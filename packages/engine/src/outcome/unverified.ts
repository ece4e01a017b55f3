import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedNode, CodedResult, CodedStep } from '@soundroof/contract/roofs/results/result'

type Item = CodedResult['unverified'][number]

type RegionTable = Pick<Catalogue['regions']['locations'], 'edition' | 'status'>

const ofRegions = ({ edition, status }: RegionTable): readonly Item[] =>
  status === 'verified' ? [] : [{ item: 'wind-region-table-draft', where: edition }]

/**
 * A value taken from a published figure, not derived from other steps: read, interpolated (the lower row first), or
 * calculated with a figure that its source names.
 */
const isRead = ({ symbol, formula, source }: CodedStep): boolean =>
  formula === symbol || formula.startsWith('y_1') || source !== undefined

/**
 * Every figure of the trace that is not verified, once: the report lists them on its first page.
 * @param regions table of the locations; null when no wind was calculated
 */
export const unverifiedOf = (trace: CodedNode, regions: RegionTable | null): readonly Item[] => {
  const items = new Map<string, Item>()
  const visit = (node: CodedNode): void => {
    for (const step of node.steps) {
      const { status, label, clause } = step
      if (status === 'verified' || !isRead(step)) continue
      const key = typeof label === 'string' ? label : JSON.stringify(label)
      if (items.has(key)) continue
      items.set(key, { item: { code: 'figure-not-verified', values: { label, status } }, where: clause })
    }
    // The steps of each number of rails are derived from figures listed above them.
    for (const child of node.children) if (!child.id.startsWith('rails-')) visit(child)
  }
  visit(trace)
  return [...(regions === null ? [] : ofRegions(regions)), ...items.values()]
}
