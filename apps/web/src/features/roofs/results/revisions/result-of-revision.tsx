import { Skeleton } from '@mantine/core'
import type { IssuedBrief } from '@soundroof/contract/roofs/calls/project-calls'
import { Panel } from '../../../../components/page/panel.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { type StoredProject, useAdvice, useRevision } from '../project/use-stored-project.ts'
import { RemediesBeside, WhatToMeasure } from '../zones/advice-section.tsx'
import { OwnDrawnResult } from './drawn-result.tsx'
import classes from './revisions.module.css'

type Props = { readonly hash: string; readonly issued: IssuedBrief }

const Drawn = ({ hash, issued, then }: Props & { readonly then: StoredProject }) => {
  const { data: advice } = useAdvice(hash, issued.id)
  return (
    <OwnDrawnResult
      hash={hash}
      issued={issued}
      revision={issued.revision}
      project={then.project}
      found={advice}
      remedies={<RemediesBeside hash={hash} resultId={issued.id} mayApply={false} />}
      advice={<WhatToMeasure hash={hash} resultId={issued.id} mayApply={false} />}
    />
  )
}

/** A result of earlier inputs, read-only, on the roof that it was calculated for. */
export const ResultOfRevision = ({ hash, issued }: Props) => {
  const say = useSay()

  const { data: then, isLoading } = useRevision(hash, issued.revision)
  if (then) return <Drawn hash={hash} issued={issued} then={then} />
  if (isLoading) return <Skeleton height={320} radius="lg" />
  return (
    <Panel tone="quiet">
      <p className={classes.words}>{say('roofs.the-inputs-of-this-result-were')}</p>
    </Panel>
  )
}
