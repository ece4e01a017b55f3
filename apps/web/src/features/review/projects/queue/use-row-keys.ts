import type { QueueRow } from '@soundroof/contract/review/console-review'
import type { RefObject } from 'react'
import { goTo } from '../../../../platform/navigation.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'

type Rows = {
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly rows: readonly QueueRow[]
  readonly onClaim: (row: QueueRow) => void
  readonly onAssign: (row: QueueRow) => void
}

/** Place of the row that has the focus; -1: none has. */
const placeIn = (body: HTMLTableSectionElement | null): number =>
  [...(body?.rows ?? [])].findIndex((row) => row.contains(document.activeElement))

/** The keys act on the row that has the focus, and on the first where none has. */
export const useRowKeys = ({ body, rows, onClaim, onAssign }: Rows): void => {
  const focus = (place: number) =>
    body.current?.rows[Math.max(0, Math.min(place, rows.length - 1))]
      ?.querySelector<HTMLElement>('[data-row-link]')
      ?.focus()
  const present = () => rows[Math.max(0, placeIn(body.current))]
  const on = (act: (row: QueueRow) => void) => () => {
    const row = present()
    if (row) act(row)
  }
  useShortcuts({
    down: () => focus(placeIn(body.current) + 1),
    up: () => focus(placeIn(body.current) - 1),
    open: on(({ hash }) => goTo(`/console/project?project=${encodeURIComponent(hash)}`)),
    claimRow: on((row) => row.moves.includes('claim') && onClaim(row)),
    assignRow: on((row) => row.moves.some((move) => move === 'assign' || move === 'handOver') && onAssign(row)),
  })
}
