import { text } from '@soundroof/contract/platform/text'
import { Panel } from '../../../components/page/panel.tsx'
import { shownMoment } from '../../../platform/shown-date.ts'

/** Above a result that would be worse today, and above its review, which is offered for download; null: it stands. */
export const ReconsiderationNote = ({ since }: { readonly since: string | null }) =>
  since === null ? null : (
    <Panel tone="warning">
      <p>
        {text(
          'Under reconsideration since {date}: calculated today, this result is worse. Do not build by it before its engineer has settled it. A project that is not under review can be calculated again, free of charge.',
          { date: shownMoment(since) },
        )}
      </p>
    </Panel>
  )
