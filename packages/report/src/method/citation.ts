const citation = /(Method[ \u00a0]\d(?:\.\d)?)/

export type CitedPart = { readonly text: string; readonly rule: string | null }

/** A text in parts: those that cite a rule of the method carry its number. */
export const citedParts = (text: string): readonly CitedPart[] =>
  text
    .split(citation)
    .map((part, index) => ({ text: part, rule: index % 2 === 1 ? part.slice('Method '.length) : null }))
    .filter((part) => part.text !== '')

/** Numbers of the rules that a text cites. */
export const citedRules = (text: string): readonly string[] =>
  citedParts(text).flatMap(({ rule }) => (rule === null ? [] : [rule]))

/** The part of the address of a rule on the page /method, and its name inside a PDF. */
export const ruleAnchor = (number: string): string => `rule-${number}`
