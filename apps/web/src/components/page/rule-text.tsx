import type { RulePart } from '@soundroof/report/method/method-rules'
import { CitedText } from './cited-text.tsx'

type Run = { readonly kind: RulePart['kind']; readonly texts: readonly string[] }

/** Consecutive items form one list. */
const runsOf = (parts: readonly RulePart[]): readonly Run[] => {
  const runs: { kind: RulePart['kind']; texts: string[] }[] = []
  for (const { kind, text } of parts) {
    const last = runs.at(-1)
    if (kind === 'item' && last?.kind === 'item') last.texts.push(text)
    else runs.push({ kind, texts: [text] })
  }
  return runs
}

type Props = { readonly parts: readonly RulePart[]; readonly opensTab?: boolean }

export const RuleText = ({ parts, opensTab = true }: Props) => {
  const words = (text: string) => <CitedText text={text} hasSymbols opensTab={opensTab} />
  return runsOf(parts).map(({ kind, texts }) =>
    kind === 'text' ? (
      <p key={texts[0]}>{words(texts.join(' '))}</p>
    ) : (
      <ul key={texts[0]}>
        {texts.map((text) => (
          <li key={text}>{words(text)}</li>
        ))}
      </ul>
    ),
  )
}
