import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
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
import { fileHost } from '../files/file-address.ts'
import { type FileRow, insertFile, previewKey } from '../files/file-rows.ts'
import { ownedFiles } from '../files/owned-files.ts'
import { recordEvent } from '../timeline/timeline.ts'
import { finishJob, type Job } from './job-rows.ts'
import type { Renderer } from './report-renderer.ts'

export type Making = Pick<PlatformServices, 'db' | 'config' | 'objectStore' | 'clock'> &
  Pick<RoofServices, 'advise'> & { readonly renderer: Renderer }

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

const pdfOf = async (making: Making, job: Job, project: ProjectDraft): Promise<Uint8Array> => {
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
    },
    sheetings,
    title: displayName(project),
    images: await imagesOf(making, job, project),
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
    uploadedBy: job.savedBy,
    createdAt: clock(),
  }
}

/** File, job and record in one transaction; false when the job is no longer wanted. */
const keep = ({ db }: Making, job: Job, row: FileRow): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await finishJob(tx, job.id, row.address, row.createdAt))) return false
    await insertFile(tx, row)
    if (job.isMain)
      await recordEvent(tx, job.projectHash, 'reported', { id: job.savedBy, role: 'customer' }, row.createdAt)
    return true
  })

/** Renders the report of a job, stores it and tells the timeline. */
export const makeReport = async (making: Making, job: Job): Promise<void> => {
  const project = projectDraft.parse(job.draft)
  const pdf = await pdfOf(making, job, project)
  const row = rowOf(making, job, project, pdf.byteLength)
  await making.objectStore.put(row.key, pdf, row.contentType)
  const isKept = await keep(making, job, row).catch(async (error) => {
    await making.objectStore.remove(row.key)
    throw error
  })
  if (!isKept) await making.objectStore.remove(row.key)
}
