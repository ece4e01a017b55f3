import { Button } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { Recalculation } from '@soundroof/contract/roofs/calls/revision-calls'
import { firstReadOnlyStatus, type ProjectStatus } from '@soundroof/contract/roofs/project-status'
import { verdictWords } from '@soundroof/report/blocks/verdict-words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DifferenceTable } from '../../../../components/differences/difference-table.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { toast } from '../../../../platform/toast.ts'
import classes from './revisions.module.css'
import { recalculate } from './use-revisions.ts'

type Props = { readonly hash: string; readonly status: ProjectStatus }

const Found = ({ found }: { readonly found: Recalculation }) => (
  <>
    <p className={classes.text} role="status">
      {text('{verdict}, by engine {engine} and catalogue {catalogue}. Fields that differ: {count}.', {
        verdict: text(verdictWords[found.verdict].title),
        engine: found.engine_version,
        catalogue: found.catalogue_version,
        count: found.differences.length,
      })}
    </p>
    <DifferenceTable
      caption={text('The issued result beside the present one')}
      differences={found.differences}
      before={text('As issued')}
      after={text('Now')}
      none={text('The present engine and figures give the same result.')}
    />
  </>
)

/** Compares the issued result with what the engine and figures in force say; keeps that on request as a new revision. */
export const CalculateAgain = ({ hash, status }: Props) => {
  const queries = useQueryClient()
  const [found, setFound] = useState<Recalculation | null>(null)
  const [isBusy, setBusy] = useState(false)
  const ask = async (keep: 0 | 1) => {
    setBusy(true)
    const answer = await recalculate(hash, keep)
    setBusy(false)
    if (answer === null) return
    setFound(answer)
    if (answer.kept === null) return
    toast(say('resultKept'), 'success')
    for (const key of ['revisions', 'project', 'issued-result', 'records'])
      await queries.invalidateQueries({ queryKey: [key] })
  }
  const canKeep = found !== null && found.kept === null && found.differences.length > 0 && status < firstReadOnlyStatus
  return (
    <Panel title={text('Calculate again')}>
      <p className={classes.text}>
        {text(
          'The inputs of the latest result, calculated by the engine and the figures in force today. This is free, and the issued result stays as it is.',
        )}
      </p>
      <div className={classes.actions}>
        <Button variant="default" loading={isBusy} onClick={() => void ask(0)}>
          {text('Calculate again and compare')}
        </Button>
        {canKeep ? (
          <Button loading={isBusy} onClick={() => void ask(1)}>
            {text('Keep as a new revision')}
          </Button>
        ) : null}
      </div>
      {found ? <Found found={found} /> : null}
    </Panel>
  )
}
