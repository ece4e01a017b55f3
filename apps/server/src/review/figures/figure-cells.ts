import { refuse } from '../../platform/http/refused.ts'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { shownCells, tableOf } from './asked-cells.ts'
import { waitingProposal } from './proposed-figure.ts'

/** Of the published table, or of one that waits for its second engineer. */
export const figureCells: RoofHandler<'figureCells'> = async (context) => {
  const { db, body, catalogue } = context
  const waiting = body.signOff === null ? null : await waitingProposal(db, body.signOff)
  if (body.signOff !== null && waiting?.figure !== body.figure) throw refuse(409, 'figureDecided')
  const table = tableOf(catalogue, waiting ?? { figure: body.figure, values: null, entry: null })
  if (table === null) throw refuse(404, 'figureUnknown')
  return { data: shownCells(context, body.figure, table) }
}
