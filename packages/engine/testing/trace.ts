import type { TraceNode, TraceStep } from '@soundroof/contract/roofs/results/result'

/** Every step of a trace, with the path of its node. */
export const stepsOf = (node: TraceNode, path = ''): readonly { readonly path: string; readonly step: TraceStep }[] => {
  const here = `${path}/${node.id}`
  return [
    ...node.steps.map((step) => ({ path: here, step })),
    ...node.children.flatMap((child) => stepsOf(child, here)),
  ]
}

/** Paths of numbers that are not finite, anywhere in a value. */
export const notFinite = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => notFinite(inner, `${path}/${key}`))
}
