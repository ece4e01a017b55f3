import type { AssessmentResult, TraceNode } from '@soundroof/contract/result'

type Item = AssessmentResult['unverified'][number]

/** Every figure of the trace that is not verified, once: the report lists them on its first page. */
export const unverifiedOf = (trace: TraceNode): readonly Item[] => {
  const items = new Map<string, Item>()
  const visit = (node: TraceNode): void => {
    for (const { status, label, clause } of node.steps) {
      if (status === 'verified' || items.has(label)) continue
      items.set(label, { item: `${label} (${status})`, where: clause })
    }
    // What a number of rails comes to is derived from figures that stand above it.
    for (const child of node.children) if (!child.id.startsWith('rails-')) visit(child)
  }
  visit(trace)
  return [...items.values()]
}
