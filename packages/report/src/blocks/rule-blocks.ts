import type { AssessmentResult, TraceNode } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { citedRules } from '../method/citation.ts'
import { type MethodRule, methodRules, type RulePart } from '../method/method-rules.ts'
import { type Block, heading, paragraph, type RuleBlock } from './blocks.ts'
import { inForceWords } from './confirmed-figures.ts'

/** Sentences of a rule that say how sure its published figures are. */
const doubts = / ?\b(Unverified|Estimate): [\s\S]*?(?=(?:Source|Unverified|Estimate): |$)/g

/** Where engineers have confirmed every figure of the result, omits sentences about unconfirmed ones. */
const withoutDoubts = (parts: readonly RulePart[]): readonly RulePart[] =>
  parts.map(({ kind, text }) => ({ kind, text: text.replace(doubts, '').trim() })).filter(({ text }) => text !== '')

/** Figures that steps citing a rule have read. */
const figuresByRule = (trace: TraceNode): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  const visit = ({ steps, children }: TraceNode): void => {
    for (const { clause, figures = [] } of steps)
      for (const rule of citedRules(clause)) {
        const known = found.get(rule) ?? new Set()
        for (const figure of figures) known.add(figure)
        found.set(rule, known)
      }
    for (const child of children) visit(child)
  }
  visit(trace)
  return found
}

type Used = Pick<AssessmentResult, 'confirmedFigures' | 'unverified' | 'trace'>

const ruleBlock = (
  say: Say,
  { number, title, parts }: MethodRule,
  used: Used,
  figures: ReadonlySet<string>,
): RuleBlock => {
  const replaced = (used.confirmedFigures ?? []).filter(({ figure, isReplaced }) => isReplaced && figures.has(figure))
  const inForce = replaced.map(
    (figure): RulePart => ({
      kind: 'item',
      text: `In force for this report: ${figure.name}, ${inForceWords(say, figure)}.`,
    }),
  )
  const shown = used.unverified.length === 0 ? withoutDoubts(parts) : parts
  return { kind: 'rule', number, title, parts: [...shown, ...inForce] }
}

/** Numbers of the rules that a block cites. */
const citedIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return citedRules(value)
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(citedIn) : []
}

/** Rules that a report cites, and those that these cite. */
const usedRules = (blocks: readonly Block[]): ReadonlySet<string> => {
  const used = new Set(blocks.flatMap(citedIn))
  for (const number of used) {
    const rule = methodRules.find((candidate) => candidate.number === number)
    for (const cited of rule?.parts.flatMap(({ text }) => citedRules(text)) ?? []) used.add(cited)
  }
  return used
}

/** The cited rules, printed at the end of the report. */
export const ruleBlocks = (say: Say, blocks: readonly Block[], result: Used): readonly Block[] => {
  const used = usedRules(blocks)
  const rules = methodRules.filter(({ number }) => used.has(number))
  if (rules.length === 0) return []
  const figures = figuresByRule(result.trace)
  return [
    heading(1, 'Appendix: rules of the method', true),
    paragraph(
      'The rules that this report cites as "Method", in the words of the method of Soundroof, with the published ' +
        'figures. Where engineers have put another value in force, the rule ends with it: the report is calculated with that one.',
      'small',
    ),
    ...rules.map((rule) => ruleBlock(say, rule, result, figures.get(rule.number) ?? new Set())),
  ]
}
