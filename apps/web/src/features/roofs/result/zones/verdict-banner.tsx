import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { frameSentence } from '@soundroof/report/blocks/roof-blocks'
import { verdictTitle, verdictWords } from '@soundroof/report/blocks/verdict-words'
import { setbackInstruction } from '@soundroof/report/wording/setback-words'
import classes from './verdict.module.css'

const Texts = ({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )

/** The verdict in plain words, then its conditions. */
export const VerdictBanner = ({ result }: { readonly result: AssessmentResult }) => {
  const { tone, sign } = verdictWords[result.verdict]
  const title = verdictTitle(result)
  const frame = frameSentence(result)
  return (
    <section className={classes.verdict} data-tone={tone} aria-label="Verdict">
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
      <div>
        <h2>{title}</h2>
        <p>{result.resultString}</p>
        {frame === null ? null : (
          <p>
            <strong>{frame}</strong>
          </p>
        )}
        {result.zoneResults.length > 0 ? <p>{setbackInstruction(result)}</p> : null}
        <Texts title="Conditions" texts={result.conditions} />
        <Texts title="Warnings" texts={result.warnings ?? []} />
        <Texts title="Instructions" texts={result.instructions ?? []} />
      </div>
    </section>
  )
}
