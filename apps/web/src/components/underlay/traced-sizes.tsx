import { Stack, Text } from '@mantine/core'
import type { Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import type { ReactNode } from 'react'
import { type Say, useSay } from '../../platform/words/use-say.ts'
import { type Measured, measured } from './picture-geometry.ts'
import { isShort, skewIn } from './trace.ts'
import { TracingProblem } from './tracing-problem.tsx'
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
  /** Buttons for the sizes. */
  readonly actions?: ((found: Measured) => ReactNode) | undefined
}

/** The measured sizes, and doubts about them. */
export const TracedSizes = ({ underlay, actions }: Props) => {
  const say = useSay()

  const found = measured(underlay)
  const skew = skewIn(underlay)
  return (
    <Stack gap={10}>
      <Stack gap={6} role="status">
        <strong>{sizeWords(say, found, underlay.corners.length > 1)}</strong>
        {skew === null ? null : <TracingProblem>{tell(say, 'skew', { degrees: skew })}</TracingProblem>}
        {found !== null && isShort(underlay, found) ? <TracingProblem>{tell(say, 'short')}</TracingProblem> : null}
      </Stack>
      {found === null ? null : actions?.(found)}
      <Text c="dimmed" size="sm">
        {tell(say, 'caution')}
      </Text>
    </Stack>
  )
}
