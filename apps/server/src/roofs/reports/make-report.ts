import { createHash, randomBytes } from 'node:crypto'
import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { documentCode } from '@soundroof/contract/roofs/documents/document-code'
import { displayName, type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/project/draft'
import { reportFileName } from '@soundroof/contract/roofs/project/report-file-name'
import { type AssessmentResult, assessmentResult } from '@soundroof/contract/roofs/results/result'
import { photosInReport } from '@soundroof/report/blocks/photo-blocks'
import { hasFailingZone } from '@soundroof/report/blocks/zone-table'
import { safeFileName } from '../../platform/files/file-name.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { version } from '../../platform/http/version.ts'
import { newId } from '../../platform/identifier.ts'
import { readReference } from '../../platform/provider/reference.ts'
import type { RoofServices } from '../calculations/roof-services.ts'
import { storedInWords } from '../calculations/stored-in-words.ts'
import { type IssuedDocument, insertDocument } from '../documents/document-rows.ts'
import { fileHost } from '../files/file-address.ts'
import { type FileRow, insertFile, previewKey } from '../files/file-rows.ts'
import { ownedFiles } from '../files/owned-files.ts'
import { recordEvent } from '../timeline/timeline.ts'
import { finishJob, type Job } from './job-rows.ts'
import type { Renderer } from './report-renderer.ts'

export type Making = Pick<PlatformServices, 'db' | 'config' | 'objectStore' | 'clock'> &
  Pick<RoofServices, 'advise' | 'signing'> & { readonly renderer: Renderer }

/** The renditions of the photos in the report. One that is missing is told on the page. */
const imagesOf = async ({ db, objectStore }: Making, job: Job, project: ProjectDraft) => {
  const files = await ownedFiles(db, job.companyId, photosInReport(project))
  const images = await Promise.all(
    files
      .filter(({ hasPreview }) => hasPreview)
      .map(async ({ address, key }) => ({ address, jpeg: await objectStore.get(previewKey(key)) })),
  )
  return images.flatMap(({ address, jpeg }) => (jpeg ? [[address, jpeg] as const] : []))
}

const resultOf = ({ resultJson }: Job): AssessmentResult | null =>
  resultJson === null ? null : assessmentResult.parse(storedInWords(resultJson))

/** What would make failing zones pass; searched for here, so that no result waits for it. */
const adviceOn = async ({ advise, clock }: Making, { input }: Job, result: AssessmentResult | null) =>
  result === null || input === null || !hasFailingZone(result)
    ? []
    : (await advise(assessmentInput.parse(input), clock())).zones

const pdfOf = async (making: Making, job: Job, project: ProjectDraft, code: string): Promise<Uint8Array> => {
  const { provider, sheetings } = await readReference(making.db, making.config)
  const result = resultOf(job)
  return making.renderer.render({
    input: {
      type: job.type,
      project,
      result,
      advice: await adviceOn(making, job, result),
      provider,
      issuedAt: job.createdAt.toISOString(),
      version,
      proof: { code, address: `${making.config.publicUrl}/verify/${code}` },
    },
    sheetings,
    title: displayName(project),
    images: await imagesOf(making, job, project),
    signing: making.signing,
  })
}

const rowOf = ({ config, clock }: Making, job: Job, project: ProjectDraft, bytes: number): FileRow => {
  const id = newId()
  return {
    id,
    companyId: job.companyId,
    key: `${job.companyId}/${id}`,
    address: `${fileHost(config)}/${job.companyId}/reports/${id}.pdf`,
    kind: 'pdf',
    contentType: 'application/pdf',
    bytes,
    name: safeFileName(reportFileName(project)),
    hasPreview: false,
    width: null,
    height: null,
    isReview: false,
    uploadedBy: job.savedBy,
    createdAt: clock(),
  }
}

const documentOf = (job: Job, fileId: string, code: string, pdf: Uint8Array): IssuedDocument => ({
  code,
  kind: job.type === 0 ? 'result-summary' : 'input-summary',
  projectHash: job.projectHash,
  revision: job.revision,
  issuedResultId: job.issuedResultId,
  fileId,
  sha256: createHash('sha256').update(pdf).digest('hex'),
  issuedAt: job.createdAt,
})

/** File, document, job and record in one transaction; false when the job is no longer wanted. */
const keep = ({ db }: Making, job: Job, row: FileRow, document: IssuedDocument): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.query('select 1 from projects where hash = $1 for update', [job.projectHash])
    if (!(await finishJob(tx, job.id, row.address, row.createdAt))) return false
    await insertFile(tx, row)
    await insertDocument(tx, document)
    if (job.isMain)
      await recordEvent(tx, job.projectHash, 'reported', { id: job.savedBy, role: 'customer' }, row.createdAt)
    return true
  })

/** Renders the report of a job, stores it and tells the timeline. */
export const makeReport = async (making: Making, job: Job): Promise<void> => {
  const project = projectDraft.parse(job.draft)
  const code = documentCode(randomBytes(16))
  const pdf = await pdfOf(making, job, project, code)
  const row = rowOf(making, job, project, pdf.byteLength)
  await making.objectStore.put(row.key, pdf, row.contentType)
  const isKept = await keep(making, job, row, documentOf(job, row.id, code, pdf)).catch(async (error) => {
    await making.objectStore.remove(row.key)
    throw error
  })
  if (!isKept) await making.objectStore.remove(row.key)
}
