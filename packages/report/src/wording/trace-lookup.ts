import type { TraceNode, TraceStep } from '@soundroof/contract/roofs/results/result'

/** First part of a derivation with this id; null: none. */
export const partOf = (node: TraceNode, id: string): TraceNode | null => {
  if (node.id === id) return node
  for (const child of node.children) {
    const found = partOf(child, id)
    if (found !== null) return found
  }
  return null
}

/** A step of a part by its symbol. @param place among several, from 0 */
export const stepOf = (part: TraceNode | null, symbol: string, place = 0): TraceStep | null =>
  part?.steps.filter((step) => step.symbol === symbol)[place] ?? null
