import { movesOf } from '@soundroof/contract/review/moves'
import type { ReviewCondition } from '@soundroof/contract/review/review'
import type { DocumentState } from '@soundroof/contract/roofs/documents/document'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { dayOf } from '../../platform/australian-day.ts'
import type { Account, PlatformServices } from '../../platform/http/handler.ts'
import { hasScope } from '../../platform/http/handler.ts'
import { savedName } from '../../roofs/files/content-name.ts'
import { requestAddress } from '../../roofs/files/file-address.ts'
import { findFilesOf } from '../../roofs/files/file-rows.ts'
import { missingAmong } from '../../roofs/files/missing-objects.ts'
import { reportsAmong } from '../../roofs/files/report-addresses.ts'
import { readerOf, signedAddress } from '../../roofs/files/signed-address.ts'
import type { ReviewedProject } from '../access/reviewed-project.ts'
import { findConditions } from '../conditions/condition-rows.ts'
import { findMarks } from '../photos/mark-photo.ts'
import { findQuestions } from '../questions/question-rows.ts'
import { findSubmitted } from './submission-rows.ts'

type Reading = PlatformServices & { readonly account: Account }

/** Evidence may be a close-out pack, which a key opens that has the scope for reports. */
const conditionsOf = async (services: Reading, hash: string): Promise<ReviewCondition[]> => {
  const conditions = await findConditions(services.db, hash)
  const addresses = conditions.flatMap(({ evidence }) => evidence ?? [])
  const closed = hasScope(services.account, 'reports') ? new Set() : await reportsAmong(services.db, addresses)
  const written = (address: string): string =>
    closed.has(address) ? requestAddress(address) : signedAddress(services, address, readerOf(services.account))
  return conditions.map(({ evidence, ...row }) => ({ ...row, evidence: evidence === null ? null : written(evidence) }))
}

const none = {
  reviewFile: null,
  reviewFileName: '',
  reviewCode: null,
  isReviewWithoutResult: false,
  reviewVoidedAt: null,
}

type Delivered = {
  readonly code: string
  readonly state: DocumentState
  readonly endedAt: Date | null
  readonly hasResult: boolean
}

/** Address of the delivered, valid review, where the reader may open reports: a key may lack the scope. */
const reviewFileOf = async (services: Reading, { status, reviewFile, companyId }: ReviewedProject) => {
  if (status !== statusOf.delivered || reviewFile === null) return none
  const [file] = await findFilesOf(services.db, companyId, [reviewFile])
  const [row] = await services.db.query<Delivered>(
    'select code, state, ended_at, issued_result_id is not null as has_result from documents where file_id = $1',
    [file?.id ?? ''],
  )
  if (row?.state === 'void') return { ...none, reviewVoidedAt: row.endedAt?.toISOString() ?? null }
  const told = { ...none, reviewCode: row?.code ?? null, isReviewWithoutResult: row?.hasResult === false }
  if ((await missingAmong(services, [reviewFile])).size > 0) return told
  const address = hasScope(services.account, 'reports')
    ? signedAddress(services, reviewFile, readerOf(services.account))
    : requestAddress(reviewFile)
  return { ...told, reviewFile: address, reviewFileName: file ? savedName(file) : '' }
}

/** Fields of a review for customers and engineers. */
export const reviewState = async (services: Reading, project: ReviewedProject) => ({
  status: project.status,
  revision: project.revision,
  submittedAt: project.submittedAt?.toISOString() ?? null,
  submitted: project.submittedAt === null ? null : await findSubmitted(services.db, project.hash),
  deliverAt: dayOf(project.deliverAt),
  moves: project.isDeleted ? [] : [...movesOf(project, services.account)],
  questions: await findQuestions(services.db, project.hash, services.account),
  conditions: await conditionsOf(services, project.hash),
  marks: await findMarks(services.db, project.hash),
  ...(await reviewFileOf(services, project)),
})
