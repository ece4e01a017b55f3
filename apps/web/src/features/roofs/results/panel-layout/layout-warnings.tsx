import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { mayCarryPanels } from '@soundroof/report/wording/setback-words'
import classes from './parts/parts.module.css'

type Props = {
  readonly result: Pick<BriefResult, 'zoneResults' | 'ridgeCorner' | 'verdict'>
  readonly layout: Layout | null
}

/** What the drawn array does not settle, beside its drawing; nothing on a roof that takes no panels. */
export const LayoutWarnings = ({ result, layout }: Props) =>
  layout === null || layout.warnings.length === 0 || !mayCarryPanels(result) ? null : (
    <ul className={classes.warnings}>
      {layout.warnings.map((warning) => (
        <li key={warning} className={classes.warning}>
          {warning}
        </li>
      ))}
    </ul>
  )
