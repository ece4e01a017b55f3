import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { rafterSentence } from '@soundroof/report/blocks/roof-blocks'
import { Panel } from '../../../../components/page/panel.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { ChecksTable } from './checks-table.tsx'
import classes from './zones.module.css'

/** Members checked for the whole roof, not by zone: rafters below purlins. */
export const RoofChecks = ({ result }: { readonly result: AssessmentResult }) => {
  const say = useSay()
  return result.roofChecks.length === 0 ? null : (
    <Panel title={say('roofs.rafters')}>
      <p className={classes.reason}>{rafterSentence(say, result)}</p>
      <details className={classes.details}>
        <summary>{say('roofs.all-checks-of-the-rafters')}</summary>
        <ChecksTable checks={result.roofChecks} label={say('roofs.checks-of-the-rafters')} />
        <p className={classes.reason}>{say('report.legend-of-members')}</p>
      </details>
    </Panel>
  )
}
