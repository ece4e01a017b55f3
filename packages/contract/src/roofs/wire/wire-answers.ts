import type { ProjectDraft } from '../project/draft.ts'
import type { ProjectStatus } from '../project-status.ts'
import { toWireProject } from './wire.ts'
import type { ProjectRow } from './wire-shapes.ts'

/** A stored project, and what the server decided. */
export type KeptProject = {
  readonly hash: string
  readonly draft: ProjectDraft
  readonly status: ProjectStatus
  readonly hasResult: boolean
  /** Signed; null until rendered. */
  readonly reportAddress: string | null
  readonly output: string
  readonly engineerName: string
  readonly deliverAt: Date | null
  readonly reviewAddress: string | null
  readonly updatedAt: Date
}

export const toWireRow = (kept: KeptProject): ProjectRow => ({
  ...toWireProject(kept.draft),
  hash: kept.hash,
  id: kept.hash,
  name: kept.draft.header.name,
  number: kept.draft.header.number,
  date_time: kept.draft.dateTime,
  end_time: kept.deliverAt?.toISOString() ?? null,
  status: kept.status,
  engineer_name: kept.engineerName,
  manual_review: kept.reviewAddress,
  is_result: kept.hasResult ? 1 : 0,
  result: kept.reportAddress,
  result_type: kept.hasResult ? 0 : 1,
  output: kept.output,
  updated_at: kept.updatedAt.toISOString(),
})
