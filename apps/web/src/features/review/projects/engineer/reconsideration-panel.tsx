import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import type { Reconsideration } from '@soundroof/contract/review/console-review'
import { verdictWords } from '@soundroof/report/blocks/verdict-words'
import { useState } from 'react'
import { DifferenceTable } from '../../../../components/differences/difference-table.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { useSession } from '../../../../platform/session/session.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { SettleDialog } from './settle-dialog.tsx'
import type { Change } from './use-console-project.ts'

const causes: Readonly<Record<Reconsideration['cause'], string>> = {
  engine: 'Since {date} the calculation itself gives a worse result.',
  product: 'Since {date} a racking system or module of this project does not hold any more.',
  figures: 'Since {date} figures in force give a worse result.',
}

type Props = { readonly hash: string; readonly reconsideration: Reconsideration; readonly change: Change }

/** What a result that was issued before would be today, and how an engineer settles it. */
export const ReconsiderationPanel = ({ hash, reconsideration, change }: Props) => {
  const [isSettling, setSettling] = useState(false)
  const isEngineer = useSession()?.customer.role === 'engineer'
  const { id, since, cause, verdictBefore, verdictAfter, differences } = reconsideration
  return (
    <Panel title={text('Result under reconsideration')} tone="warning">
      <p>{text(causes[cause], { date: shownMoment(since) })}</p>
      <p>
        {text('As issued: {before}. Today: {after}.', {
          before: text(verdictWords[verdictBefore].title),
          after: text(verdictWords[verdictAfter].title),
        })}
      </p>
      <DifferenceTable
        caption={text('What differs')}
        differences={differences}
        before={text('As issued')}
        after={text('Today')}
        none={text('Zones, rails and spacings are the same.')}
      />
      {isEngineer && <Button onClick={() => setSettling(true)}>{text('The result stands')}</Button>}
      {isSettling && (
        <SettleDialog hash={hash} reconsideration={id} change={change} onClose={() => setSettling(false)} />
      )}
    </Panel>
  )
}
