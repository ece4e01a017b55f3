import { Button } from '@mantine/core'
import type { Reconsideration } from '@soundroof/contract/review/console-review'
import { useState } from 'react'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { useSession } from '../../../../platform/session/session.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { causes } from '../reconsideration/cause-words.ts'
import { ReconsideredDifferences } from '../reconsideration/reconsidered-differences.tsx'
import type { Change } from '../use-change.ts'
import { SettleDialog } from './settle-dialog.tsx'

type Props = { readonly hash: string; readonly reconsideration: Reconsideration; readonly change: Change }

/** Today's result beside the issued one, and the form in which an engineer settles it. */
export const ReconsiderationPanel = ({ hash, reconsideration, change }: Props) => {
  const say = useSay()

  const [isSettling, setSettling] = useState(false)
  const isEngineer = useSession()?.customer.role === 'engineer'
  const { since, cause } = reconsideration
  return (
    <Panel title={say('review.result-under-reconsideration')} tone="warning">
      <p>{say({ code: causes[cause], values: { date: shownMoment(say, since) } })}</p>
      <ReconsideredDifferences {...reconsideration} />
      {reconsideration.figures.map(({ id, name }) => (
        <p key={id}>
          <TextLink to="/console/figures/changed" search={{ figure: id }}>
            {say('review.everything-that-rests-on', { name })}
          </TextLink>
        </p>
      ))}
      {isEngineer && (
        <Button mt="md" onClick={() => setSettling(true)}>
          {say('review.the-result-stands')}
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
