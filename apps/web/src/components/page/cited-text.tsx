import { type CitedPart, citedParts, ruleAnchor } from '@soundroof/report/method/citation'
import { formulaParts } from '@soundroof/report/wording/trace-formula'
import classes from './cited-text.module.css'
import { Lowered } from './lowered.tsx'

type Look = {
  /** Indices of symbols are lowered: for our own words, not for names that users give. */
  readonly hasSymbols?: boolean
  /** Rules open in a tab of their own, so that the reader keeps the place; not where the rules stand. */
  readonly opensTab?: boolean
}

const Part = ({ text, rule, hasSymbols = false, opensTab = true }: CitedPart & Look) => {
  if (rule === null) return hasSymbols ? <Lowered parts={formulaParts(text)} /> : text
  const tab = opensTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className={classes.cited} href={`/method#${ruleAnchor(rule)}`} {...tab}>
      {text}
    </a>
  )
}

/** A text whose citations of the method lead to their rules. */
export const CitedText = ({ text, ...look }: { readonly text: string } & Look) =>
  citedParts(text).map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text is fixed
    <Part key={position} {...part} {...look} />
  ))
