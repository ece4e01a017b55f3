import type { CheckResult } from '@soundroof/contract/roofs/results/result'
import { exceeds } from '@soundroof/words/numbers/rounding'
import classes from './scale-bar.module.css'

export type Measured = Pick<
  CheckResult,
  'utilisation' | 'utilisationWithout' | 'memberStatus' | 'loadRatio' | 'outcome'
>

/** Label of the mark. */
export const CAPACITY = '100\u00a0%'

/** One scale for a table: 100 % and the largest utilisation are on it, five times the capacity at most. */
export const scaleOf = (utilisations: readonly (number | null | undefined)[]): number =>
  Math.min(5, Math.max(1.25, ...utilisations.map((each) => each ?? 0)))

export type Piece = { readonly look: 'within' | 'over' | 'bare' | 'added'; readonly from: number; readonly to: number }

/**
 * Compared with the bare roof: what the bare roof has is hatched, what panels add above the capacity is red. What stays
 * clear is red above the capacity whatever the bare roof has.
 */
const compared = ({
  utilisation,
  utilisationWithout,
  memberStatus,
  loadRatio,
  outcome,
}: Measured): readonly Piece[] => {
  const u = utilisation ?? Math.max(1, loadRatio ?? 1)
  const isRefused = outcome === 'fail' || outcome === 'needs-engineer'
  const without = utilisation === null ? 1 : (utilisationWithout ?? 0)
  const bare = Math.min(u, without, isRefused ? 1 : u)
  const isMore = isRefused || memberStatus === 'increased'
  return [
    { look: 'bare', from: 0, to: bare },
    ...(u > bare ? [{ look: isMore ? ('over' as const) : ('added' as const), from: bare, to: u }] : []),
  ]
}

/** Pieces of a bar; none where nothing was measured. */
export const piecesOf = (measured: Measured): readonly Piece[] => {
  const { utilisation, memberStatus } = measured
  if (memberStatus !== undefined && memberStatus !== 'ok') return compared(measured)
  if (utilisation === null) return []
  return [{ look: exceeds(utilisation) ? 'over' : 'within', from: 0, to: Math.max(0, utilisation) }]
}

type Props = { readonly pieces: readonly Piece[]; readonly scale: number; readonly thin?: boolean }

const share = (value: number, scale: number): string => `${(Math.min(value, scale) / scale) * 100}%`

/** Utilisation as a bar on the scale of its table, with the mark at 100 %; broken off where it is longer than the scale. */
export const ScaleBar = ({ pieces, scale, thin = false }: Props) => (
  <div className={classes.bar} data-thin={thin} data-cut={pieces.some(({ to }) => to > scale)} aria-hidden="true">
    {pieces.map(({ look, from, to }) => (
      <span
        key={look}
        data-look={look}
        style={{ left: share(from, scale), width: `calc(${share(to, scale)} - ${share(from, scale)})` }}
      />
    ))}
    <i style={{ left: share(1, scale) }} />
  </div>
)
