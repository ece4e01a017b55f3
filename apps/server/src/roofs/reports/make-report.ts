import { randomBytes } from 'node:crypto'
import { defaultLanguage, type Language } from '@soundroof/contract/identity/languages'
import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { isSiteSheet, languageOfReport } from '@soundroof/contract/roofs/documents/document'
import { documentCode } from '@soundroof/contract/roofs/documents/document-code'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { fileNameOfKind } from '@soundroof/contract/roofs/projects/report-file-name'
import { type AssessmentResult, assessmentResult } from '@soundroof/contract/roofs/results/result'
import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import { photosInReport } from '@soundroof/report/blocks/photo-blocks'
import { hasFailingZone } from '@soundroof/report/blocks/zone-table'
import { languageOf } from '@soundroof/report/sheet/sheet-input'
import { documentTitle } from '@soundroof/report/wording/document-title'
import { sayIn } from '@soundroof/words/say'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { version } from '../../platform/http/version.ts'
import { readReference } from '../../platform/provider/reference.ts'
import type { RoofServices } from '../calculations/roof-services.ts'
import { storedInWords } from '../calculations/stored-in-words.ts'
import { issueDocument, type NewDocument } from '../documents/issue-document.ts'
import { proofOf } from '../documents/proof.ts'
import { readIdentity } from '../documents/report-identity.ts'
import { canonicalAddress } from '../files/file-address.ts'
import { previewKey } from '../files/file-rows.ts'
import { ownedFiles } from '../files/owned-files.ts'
import type { RenderTask } from '../rendering/render-task.ts'
import type { Renderer } from '../rendering/report-renderer.ts'
import { photosTaken } from '../taken/taken-rows.ts'
import { recordEvent } from '../timeline/timeline.ts'
import { type DrawnArray, drawnArray } from './drawn-array.ts'
import { finishJob, type Job } from './job-rows.ts'
import { ownWork } from './report-fault.ts'

const say = sayIn('en-AU')

export type Making = Pick<PlatformServices, 'db' | 'config' | 'objectStore' | 'clock' | 'log'> &
  Pick<RoofServices, 'advise' | 'layOut' | 'signing'> & { readonly renderer: Renderer }

/** When the photos were taken and where they look, by their addresses in the project. */
const takenOf = async (
  { db }: Making,
  job: Job,
  project: ProjectDraft,
): Promise<Readonly<Record<string, PhotoTaken>>> => {
  const addresses = photosInReport(project)
  const known = await photosTaken(db, job.companyId, addresses)
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const taken = known.get(canonicalAddress(address))?.taken
      return taken ? [[address, taken]] : []
    }),
  )
}

/** Renditions of the photos in the report. A missing one is named on the page. */
const imagesOf = async ({ db, objectStore }: Making, job: Job, project: ProjectDraft) => {
  const files = await ownedFiles(db, job.companyId, photosInReport(project))
  const images = await Promise.all(
    files
      .filter(({ hasPreview }) => hasPreview)
      .map(async ({ address, key }) => ({ address, jpeg: await objectStore.get(previewKey(key)) })),
  )
  return images.flatMap(({ address, jpeg }) => (jpeg ? [[address, jpeg] as const] : []))
}

const resultOf = ({ resultJson }: Job, language: Language = defaultLanguage): AssessmentResult | null =>
  resultJson === null ? null : assessmentResult.parse(storedInWords(resultJson, language))

/** Changes that make failing zones pass; searched for here, so that no result waits for it. */
const adviceOn = async ({ advise, clock }: Making, { input }: Job, result: AssessmentResult | null) =>
  result === null || input === null || !hasFailingZone(say, result)
    ? []
    : (await advise(assessmentInput.parse(input), clock())).zones

const arrayOf = (making: Making, job: Job, draft: ProjectDraft): Promise<DrawnArray> =>
  drawnArray(making, { ...job, draft, language: languageOfReport(job.kind) })

const pdfOf = async (making: Making, job: Job, project: ProjectDraft, code: string): Promise<Uint8Array> => {
  const { db, config } = making
  const { provider, sheetings } = await readReference(db, config)
  const result = await ownWork(() => resultOf(job))
  const array = await arrayOf(making, job, project)
  const language = languageOf({ kind: job.kind, result, layout: array.layout })
  const { identity, logos } = await readIdentity(
    db,
    config,
    { ...job, projectNumber: project.header.number },
    job.createdAt,
  )
  const task: RenderTask = {
    input: {
      kind: job.kind,
      project,
      result: await ownWork(() => resultOf(job, language)),
      advice: await ownWork(() => adviceOn(making, job, result)),
      ...array,
      provider,
      identity,
      issuedAt: job.createdAt.toISOString(),
      version,
      proof: proofOf(config, code),
      photosTaken: isSiteSheet(job.kind) ? {} : await takenOf(making, job, project),
    },
    sheetings,
    title: documentTitle(project),
    images: [...logos, ...(isSiteSheet(job.kind) ? [] : await imagesOf(making, job, project))],
    signing: making.signing,
  }
  return ownWork(() => making.renderer.render(task))
}

/**
 * Renders the report of a job, stores it and records it. Throws ReportFault where it cannot be rendered, other errors where
 * it cannot be read or stored.
 */
export const makeReport = async (making: Making, job: Job): Promise<void> => {
  const project = await ownWork(() => projectDraft.parse(job.draft))
  const code = documentCode(randomBytes(16))
  const document: NewDocument = {
    ...job,
    code,
    issuedAt: job.createdAt,
    pdf: await pdfOf(making, job, project, code),
    fileName: fileNameOfKind(project, job.kind, job.revision),
    madeFor: job.savedBy,
    isReview: false,
  }
  await issueDocument(making, document, async (tx, { file, sha256 }) => {
    if (!(await finishJob(tx, job.id, file.address, file.createdAt))) return false
    const detail = { file: file.id, sha256, code, revision: job.revision }
    if (job.isMain)
      await recordEvent(tx, job.projectHash, 'reported', { id: job.savedBy, role: 'customer' }, file.createdAt, detail)
    return true
  })
}
