import type { Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import type { ReactNode } from 'react'
import { type Measured, measured } from './picture-geometry.ts'
import { isShort, skewIn } from './trace.ts'
import classes from './underlay.module.css'
import { tell } from './underlay-words.ts'

const metresText = (metres: number): string => metres.toFixed(2)

const sizeWords = (found: Measured | null, isTraced: boolean): string => {
  if (found === null) return isTraced ? tell('needsScale') : ''
  const edge = metresText(found.edge)
  return found.width === null ? tell('edge', { edge }) : tell('sizes', { edge, width: metresText(found.width) })
}

type Props = {
  readonly underlay: Underlay
  /** What may be done with the sizes. */
  readonly actions?: ((found: Measured) => ReactNode) | undefined
}

/** What was measured, and what speaks against it. */
export const TracedSizes = ({ underlay, actions }: Props) => {
  const found = measured(underlay)
  const skew = skewIn(underlay)
  return (
    <div className={classes.sizes}>
      <div role="status">
        <strong>{sizeWords(found, underlay.corners.length > 1)}</strong>
        {skew === null ? null : <p className={classes.problem}>{tell('skew', { degrees: skew })}</p>}
        {found !== null && isShort(underlay, found) ? <p className={classes.problem}>{tell('short')}</p> : null}
      </div>
      {found === null ? null : actions?.(found)}
      <p className={classes.hint}>{tell('caution')}</p>
    </div>
  )
}
