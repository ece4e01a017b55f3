import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { beforeStarting } from '@soundroof/report/wording/before-starting'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { spokenLaid } from '../panel-layout/spoken-layout.ts'
import { OnTheRoof, Texts } from '../workspace/before-you-climb.tsx'
import type { Comparison } from './use-comparison.ts'
import classes from './what-if.module.css'

/** So many stand open where fewer are new. */
const LEAST = 3

type Answered = { readonly result: BriefResult; readonly array: LayoutAnswer | null }

const textsOf = (say: Say, { result, array }: Answered): readonly string[] => [
  ...new Set([...beforeStarting(say, result), ...(array?.layout.warnings ?? [])]),
]

/** Conditions and warnings of a variant: those that the issued result does not have first, and how many they are. */
export const conditionsOf = (
  say: Say,
  variant: Answered,
  issued: Answered,
): { readonly texts: readonly string[]; readonly added: number } => {
  const known = new Set(textsOf(say, issued))
  const all = textsOf(say, variant)
  const added = all.filter((text) => !known.has(text))
  return { texts: [...added, ...all.filter((text) => known.has(text))], added: added.length }
}

type Props = { readonly comparison: Comparison; readonly issued: LayoutAnswer | null }

/** What the variant asks for, before it is made the project. */
export const BeforeProject = ({ comparison: { own, issued: before, state }, issued }: Props) => {
  const say = useSay()
  if (own.result === null || before.result === null) return null
  const array = spokenLaid(say, { answer: state.answer?.layout ?? null, problem: null }).answer
  const { texts, added } = conditionsOf(say, { result: own.result, array }, { result: before.result, array: issued })
  return (
    <div className={classes.before}>
      <Texts title={say('roofs.before-this-becomes-the-project')} texts={texts} shown={Math.max(LEAST, added)} />
      <OnTheRoof result={own.result} />
    </div>
  )
}
