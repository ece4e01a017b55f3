import { citedRules } from '../method/citation.ts'
import { type MethodRule, methodRules } from '../method/method-rules.ts'
import { type Block, heading, paragraph, type RuleBlock } from './blocks.ts'

const ruleBlock = ({ number, title, parts }: MethodRule): RuleBlock => ({ kind: 'rule', number, title, parts })

/** Numbers of the rules that a block cites. */
const citedIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return citedRules(value)
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(citedIn) : []
}

/** The rules that a report cites, and those that they cite in turn. */
const usedRules = (blocks: readonly Block[]): ReadonlySet<string> => {
  const used = new Set(blocks.flatMap(citedIn))
  for (const number of used) {
    const rule = methodRules.find((candidate) => candidate.number === number)
    for (const cited of rule?.parts.flatMap(({ text }) => citedRules(text)) ?? []) used.add(cited)
  }
  return used
}

/** The cited rules, printed at the end of the report. */
export const ruleBlocks = (blocks: readonly Block[]): readonly Block[] => {
  const used = usedRules(blocks)
  const rules = methodRules.filter(({ number }) => used.has(number))
  if (rules.length === 0) return []
  return [
    heading(1, 'Appendix: rules of the method', true),
    paragraph('The rules that this report cites as "Method", in the words of the method of Soundroof.', 'small'),
    ...rules.map(ruleBlock),
  ]
}
