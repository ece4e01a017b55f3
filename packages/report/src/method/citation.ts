const citation = /(Method[ \u00a0]\d(?:\.\d)?)/

export type CitedPart = { readonly text: string; readonly rule: string | null }

/** A text split where it cites a rule of the method. */
export const citedParts = (text: string): readonly CitedPart[] =>
  text
    .split(citation)
    .map((part, index) => ({ text: part, rule: index % 2 === 1 ? part.slice('Method '.length) : null }))
    .filter((part) => part.text !== '')

export const citedRules = (text: string): readonly string[] =>
  citedParts(text).flatMap(({ rule }) => (rule === null ? [] : [rule]))

/** Fragment of the rule's address on the page /method, and its name inside a PDF. */
export const ruleAnchor = (number: string): string => `rule-${number}`
