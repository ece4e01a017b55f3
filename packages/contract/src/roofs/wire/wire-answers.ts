import type { SaidProblem } from '../../platform/problem.ts'
import type { ProjectStatus, WaitingFor } from '../project-status.ts'
import type { ProjectDraft } from '../projects/draft.ts'
import type { Verdict } from '../results/result.ts'
import { toWireProject } from './wire.ts'
import type { ProjectRow } from './wire-shapes.ts'

/** A stored project with the fields that the server sets. */
export type StoredProject = {
  readonly hash: string
  readonly revision: number
  readonly draft: ProjectDraft
  readonly status: ProjectStatus
  readonly hasResult: boolean
  /** Signed; null until rendered. */
  readonly reportAddress: string | null
  readonly output: string
  readonly productWarnings: readonly Omit<SaidProblem, 'field'>[]
  readonly engineerName: string
  readonly deliverAt: Date | null
  readonly reviewAddress: string | null
  readonly updatedAt: Date
  readonly verdict: Verdict | null
  readonly reconsideredSince: Date | null
  readonly waitsFor: readonly WaitingFor[]
  readonly isComplete: boolean
  readonly isBuiltSigned: boolean
  readonly roofName: string
  /** Hash of the first roof of the project; null for the first. */
  readonly roofOf: string | null
}

/** Adds both names of the hash, `hash` and `id`, as specified. */
export const toWireRow = (project: StoredProject): ProjectRow => ({
  ...toWireProject(project.draft),
  hash: project.hash,
  revision: project.revision,
  id: project.hash,
  name: project.draft.header.name,
  number: project.draft.header.number,
  date_time: project.draft.dateTime,
  end_time: project.deliverAt?.toISOString() ?? null,
  status: project.status,
  engineer_name: project.engineerName,
  manual_review: project.reviewAddress,
  is_result: project.hasResult ? 1 : 0,
  result: project.reportAddress,
  result_type: project.hasResult ? 0 : 1,
  output: project.output,
  product_warnings: project.productWarnings.map(({ message }) => message),
  product_warnings_coded: project.productWarnings.map(({ coded }) => coded),
  updated_at: project.updatedAt.toISOString(),
  verdict: project.verdict,
  reconsidered_since: project.reconsideredSince?.toISOString() ?? null,
  waits_for: [...project.waitsFor],
  is_complete: project.isComplete ? 1 : 0,
  is_built_signed: project.isBuiltSigned ? 1 : 0,
  roof_name: project.roofName,
  roof_of: project.roofOf,
})
