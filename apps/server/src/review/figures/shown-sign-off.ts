import type { SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import type { Account } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import type { InForce } from '../../roofs/catalogue/catalogue-in-force.ts'
import { findSignOff, presentSignOff, type StoredSignOff } from './sign-off-rows.ts'

type Asking = RoofServices & { readonly account: Account }

/** The sign-off of a figure in force or waiting. One that contradicts today's published figures does not count. */
export const shownSignOffs =
  (context: Asking, open: readonly StoredSignOff[], { leftOut }: InForce) =>
  (figure: string, state: 'waiting' | 'approved'): SignOffRow | null => {
    const row = open.find((one) => one.figure === figure && one.state === state)
    if (row === undefined) return null
    const shown = presentSignOff(context, context.catalogue.figures(), row)
    const isLeftOut = state === 'approved' && leftOut.some((one) => one.figure === figure)
    return { ...shown, isOutdated: shown.isOutdated || isLeftOut }
  }

/** Sign-offs as they are now, in the order given. */
export const presentSignOffs = async (context: Asking, ids: readonly string[]): Promise<SignOffRow[]> => {
  const rows: SignOffRow[] = []
  for (const id of ids) {
    const row = await findSignOff(context.db, id)
    if (row === null) throw refuse(404, 'figureUnknown')
    rows.push(presentSignOff(context, context.catalogue.figures(), row))
  }
  return rows
}

/** Of a call about one figure. */
export const first = (rows: readonly SignOffRow[]): SignOffRow => {
  const [row] = rows
  if (row === undefined) throw new Error('A figure has its sign-off.')
  return row
}
