import type { TraceNode, TraceStep } from '@soundroof/contract/roofs/results/result'
import { capital, significant, withUnits } from '../wording/number-text.ts'
import { printedSource } from '../wording/printed-source.ts'
import { prettyFormula, prettySymbol, substitutedFormula } from '../wording/trace-formula.ts'
import { type Block, paragraph, type StepLine, type StepsBlock } from './blocks.ts'

const stepLine = (step: TraceStep): StepLine => ({
  symbol: prettySymbol(step.symbol),
  label: capital(step.label),
  value: significant(step.value),
  unit: step.unit,
  clause: step.clause,
  formula: prettyFormula(step.formula),
  substituted: substitutedFormula(step.formula, step.given),
  expression: { formula: step.formula, given: step.given },
  branch: step.branch === undefined ? null : withUnits(step.branch),
  source: step.source === undefined ? null : withUnits(printedSource(step.source)),
  status: step.status,
})

/** The tree from its root: a block of steps for each node with steps, and for each branch; a title without steps is a line. */
export const traceBlocks = (node: TraceNode, above: readonly string[] = []): readonly Block[] => {
  if (node.steps.length === 0 && node.children.length === 0) return [paragraph(`${node.title}.`, 'small')]
  const path = [...above, node.title]
  const below = path.length > 1 ? path.slice(1) : path
  const continued = `${below.slice(-2).join(': ')}, continued`
  const own: StepsBlock = {
    kind: 'steps',
    title: node.title,
    depth: above.length,
    continued,
    steps: node.steps.map(stepLine),
  }
  return [own, ...node.children.flatMap((child) => traceBlocks(child, path))]
}
