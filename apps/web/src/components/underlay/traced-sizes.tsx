import type { Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import type { ReactNode } from 'react'
import { type Say, useSay } from '../../platform/words/use-say.ts'
import { type Measured, measured } from './picture-geometry.ts'
import { isShort, skewIn } from './trace.ts'
import classes from './underlay.module.css'
import { tell } from './underlay-words.ts'

const metresText = (metres: number): string => metres.toFixed(2)

const sizeWords = (say: Say, found: Measured | null, isTraced: boolean): string => {
  if (found === null) return isTraced ? tell(say, 'needsScale') : ''
  const edge = metresText(found.edge)
  return found.width === null
    ? tell(say, 'edge', { edge })
    : tell(say, 'sizes', { edge, width: metresText(found.width) })
}

type Props = {
  readonly underlay: Underlay
  /** What may be done with the sizes. */
  readonly actions?: ((found: Measured) => ReactNode) | undefined
}

/** What was measured, and what speaks against it. */
export const TracedSizes = ({ underlay, actions }: Props) => {
  const say = useSay()

  const found = measured(underlay)
  const skew = skewIn(underlay)
  return (
    <div className={classes.sizes}>
      <div role="status">
        <strong>{sizeWords(say, found, underlay.corners.length > 1)}</strong>
        {skew === null ? null : <p className={classes.problem}>{tell(say, 'skew', { degrees: skew })}</p>}
        {found !== null && isShort(underlay, found) ? <p className={classes.problem}>{tell(say, 'short')}</p> : null}
      </div>
      {found === null ? null : actions?.(found)}
      <p className={classes.hint}>{tell(say, 'caution')}</p>
    </div>
  )
}
