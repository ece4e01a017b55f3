import { Skeleton } from '@mantine/core'
import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import type { ReactNode } from 'react'
import type { Say } from '../../../../platform/words/use-say.ts'
import { Parts } from '../panel-layout/parts/late-parts.ts'
import { Conditions } from '../zones/late-basis.ts'
import type { LowerTab } from './lower-tabs.tsx'

export type Behind = {
  readonly project: ProjectDraft
  /** What would need fewer feet; absent where it is not offered. */
  readonly savings?: ReactNode
  /** What to measure. */
  readonly advice?: ReactNode
  /** Inputs and photos, and what happened to the project; absent where the page shows them elsewhere. */
  readonly inputs?: () => ReactNode
  readonly history?: () => ReactNode
  /** Assumptions, actions and the derivation of every number. */
  readonly derivation: () => ReactNode
}

type Answered = Behind & {
  readonly result: BriefResult
  /** Undefined while it is awaited: its tab is there already, so that no other moves under a finger. */
  readonly answer: LayoutAnswer | null | undefined
}

const partsTab = (say: Say, { project, answer, savings }: Answered): readonly LowerTab[] => {
  if (answer === null) return []
  const content = () =>
    answer === undefined ? (
      <Skeleton height={320} radius="lg" />
    ) : (
      <Parts project={project} answer={answer} savings={savings} />
    )
  return [{ name: 'parts', title: say('roofs.parts'), content }]
}

const conditionsTab = (say: Say, { result, advice }: Answered): LowerTab => ({
  name: 'conditions',
  title: say('roofs.conditions'),
  count: result.conditions.length,
  content: () => (
    <>
      {advice}
      <Conditions result={result} />
    </>
  ),
})

/** Parts, conditions and what was not checked, inputs and photos, derivation, history. */
export const tabsBehind = (say: Say, answered: Answered): readonly LowerTab[] => {
  const { inputs, history, derivation } = answered
  return [
    ...partsTab(say, answered),
    conditionsTab(say, answered),
    ...(inputs ? [{ name: 'inputs', title: say('roofs.inputs-and-photos'), content: inputs }] : []),
    { name: 'derivation', title: say('roofs.derivation'), content: derivation },
    ...(history ? [{ name: 'history', title: say('roofs.history'), content: history }] : []),
  ]
}
