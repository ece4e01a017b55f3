import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import type { Reconsideration } from '@soundroof/contract/review/console-review'
import { useState } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import { useSession } from '../../../../platform/session/session.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { causes } from '../reconsideration/cause-words.ts'
import { ReconsideredDifferences } from '../reconsideration/reconsidered-differences.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import type { Change } from './use-console-project.ts'

type Props = { readonly hash: string; readonly reconsideration: Reconsideration; readonly change: Change }

/** What a result that was issued before would be today, and how an engineer settles it. */
export const ReconsiderationPanel = ({ hash, reconsideration, change }: Props) => {
  const [isSettling, setSettling] = useState(false)
  const isEngineer = useSession()?.customer.role === 'engineer'
  const { since, cause } = reconsideration
  return (
    <Panel title={text('Result under reconsideration')} tone="warning">
      <p>{text(causes[cause], { date: shownMoment(since) })}</p>
      <ReconsideredDifferences {...reconsideration} />
      {isEngineer && (
        <Button mt="md" onClick={() => setSettling(true)}>
          {text('The result stands')}
        </Button>
      )}
      {isSettling && (
        <SettleDialog
          hash={hash}
          reconsideration={reconsideration}
          change={change}
          onClose={() => setSettling(false)}
        />
      )}
    </Panel>
  )
}
