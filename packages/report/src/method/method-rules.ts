import rules from './rules.json' with { type: 'json' }

export type RulePart = { readonly kind: 'text' | 'item'; readonly text: string }
export type MethodRule = { readonly number: string; readonly title: string; readonly parts: readonly RulePart[] }

/** The rules of docs/method.md, written by `npm run method`. */
export const methodRules = rules as readonly MethodRule[]
