import { Button } from '@mantine/core'
import type { Recalculation } from '@soundroof/contract/roofs/calls/revision-calls'
import { firstReadOnlyStatus, type ProjectStatus } from '@soundroof/contract/roofs/project-status'
import { verdictWords } from '@soundroof/report/wording/verdict-words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DifferenceTable } from '../../../../components/differences/difference-table.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { toast } from '../../../../platform/toast.ts'
import { useBusy } from '../../../../platform/use-busy.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from './revisions.module.css'
import { recalculate } from './use-revisions.ts'

type Props = { readonly hash: string; readonly status: ProjectStatus }

const Found = ({ found }: { readonly found: Recalculation }) => {
  const say = useSay()
  return (
    <>
      <p className={classes.text} role="status">
        {say('roofs.by-engine-and-catalogue-fields-that', {
          verdict: say(verdictWords[found.verdict].title),
          engine: found.engine_version,
          catalogue: found.catalogue_version,
          count: found.differences.length,
        })}
      </p>
      <DifferenceTable
        caption={say('roofs.the-issued-result-beside-the-present')}
        differences={found.differences}
        before={say('components.as-issued')}
        after={say('components.now')}
        none={say('roofs.the-present-engine-and-figures-give')}
      />
    </>
  )
}

/** Compares the issued result with the engine and figures in force; stores the new one on request as a revision. */
export const CalculateAgain = ({ hash, status }: Props) => {
  const say = useSay()

  const queries = useQueryClient()
  const [found, setFound] = useState<Recalculation | null>(null)
  const [isBusy, during] = useBusy()
  const ask = async (keep: 0 | 1) => {
    const answer = await during(recalculate(hash, keep))
    if (answer === null) return
    setFound(answer)
    if (answer.kept === null) return
    toast('resultKept', 'success')
    for (const key of ['revisions', 'project', 'issued-result', 'records'])
      await queries.invalidateQueries({ queryKey: [key] })
  }
  const canKeep = found !== null && found.kept === null && found.differences.length > 0 && status < firstReadOnlyStatus
  return (
    <Panel title={say('roofs.calculate-again')}>
      <p className={classes.text}>{say('roofs.the-inputs-of-the-latest-result')}</p>
      <div className={classes.actions}>
        <Button variant="default" loading={isBusy} onClick={() => void ask(0)}>
          {say('roofs.calculate-again-and-compare')}
        </Button>
        {canKeep ? (
          <Button loading={isBusy} onClick={() => void ask(1)}>
            {say('roofs.keep-as-a-new-revision')}
          </Button>
        ) : null}
      </div>
      {found ? <Found found={found} /> : null}
    </Panel>
  )
}
