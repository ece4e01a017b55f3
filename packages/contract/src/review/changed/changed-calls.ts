import { endpoint } from '../../platform/endpoint.ts'
import { changedFigures, changedFilters, settledRows, settlements } from './changed-figures.ts'

/** What rests on changed figures, for staff; engineers settle it. */
export const changedCalls = {
  changedFigures: endpoint({
    method: 'GET',
    access: ['engineer', 'administrator'],
    path: '/api/console/figures/changed',
    summary: 'Projects that rest on a changed figure, with both results and the documents issued on them',
    query: changedFilters,
    data: changedFigures,
  }),
  settleReconsiderations: endpoint({
    method: 'POST',
    access: ['engineer'],
    path: '/api/console/figures/changed/settle',
    summary:
      'Settle results under reconsideration: they stand, are superseded, or their documents are void; each answered on its own',
    body: settlements,
    data: settledRows,
  }),
} as const
