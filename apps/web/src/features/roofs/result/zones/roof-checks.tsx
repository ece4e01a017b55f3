import { text } from '@soundroof/contract/platform/text'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { memberLegend } from '@soundroof/report/blocks/check-groups'
import { rafterSentence } from '@soundroof/report/blocks/roof-blocks'
import { Panel } from '../../../../components/page/panel.tsx'
import { ChecksTable } from './checks-table.tsx'
import classes from './zones.module.css'

/** Members checked for the whole roof, not by zone: rafters below purlins. */
export const RoofChecks = ({ result }: { readonly result: AssessmentResult }) =>
  result.roofChecks.length === 0 ? null : (
    <Panel title={text('Rafters')}>
      <p className={classes.reason}>{rafterSentence(result)}</p>
      <details className={classes.details}>
        <summary>{text('All checks of the rafters')}</summary>
        <ChecksTable checks={result.roofChecks} label={text('Checks of the rafters')} />
        <p className={classes.reason}>{text(memberLegend)}</p>
      </details>
    </Panel>
  )
