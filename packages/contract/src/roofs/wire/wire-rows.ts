import type { ProjectStatus } from '../project-status.ts'
import type { ProjectRow } from './wire-shapes.ts'

/** Wire names of the server's answers about projects. No schemas here: clients load this file with their first page. */

/** One row of the project list. */
export type ProjectSummary = {
  readonly hash: string
  readonly name: string
  readonly number: string
  /** Local time of the person who made the project, shown unchanged. */
  readonly madeAt: string
  /** ISO 8601, UTC. */
  readonly updatedAt: string
  readonly deliveryDate: string | null
  readonly status: ProjectStatus
  readonly engineerName: string
  /** Signed address of the newest report; null until made. */
  readonly reportFile: string | null
  /** Signed address of the review file, where there is one. */
  readonly reviewFile: string | null
  readonly hasResult: boolean
  /** Products that it chose and that were withdrawn or have expired, in words. */
  readonly productWarnings: readonly string[]
}

export const projectSummaryFromWire = (row: ProjectRow): ProjectSummary => ({
  hash: row.hash,
  name: row.name,
  number: row.number,
  madeAt: row.date_time,
  updatedAt: row.updated_at,
  deliveryDate: row.end_time,
  status: row.status,
  engineerName: row.engineer_name,
  reportFile: row.result,
  reviewFile: row.manual_review,
  hasResult: row.is_result === 1,
  productWarnings: row.product_warnings,
})
