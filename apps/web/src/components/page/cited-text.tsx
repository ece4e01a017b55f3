import { type CitedPart, citedParts, ruleAnchor } from '@soundroof/report/method/citation'
import { formulaParts } from '@soundroof/report/wording/trace-formula'
import classes from './cited-text.module.css'
import { WithSubscripts } from './with-subscripts.tsx'

type Look = {
  /** Shows subscripts of symbols: for our own texts, not for names that users enter. */
  readonly hasSymbols?: boolean
  /** Rules open in a new tab, so that readers keep their place; on the page of the rules, in the same one. */
  readonly opensTab?: boolean
}

const Part = ({ text, rule, hasSymbols = false, opensTab = true }: CitedPart & Look) => {
  if (rule === null) return hasSymbols ? <WithSubscripts parts={formulaParts(text)} /> : text
  const tab = opensTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className={classes.cited} href={`/method#${ruleAnchor(rule)}`} {...tab}>
      {text}
    </a>
  )
}

/** A text whose citations of the method link to their rules. */
export const CitedText = ({ text, ...look }: { readonly text: string } & Look) =>
  citedParts(text).map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text is fixed
    <Part key={position} {...part} {...look} />
  ))
