import { join } from 'node:path'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import type { Assessed } from '../assess/report-pdf.ts'
import { fileProblem } from '../input-output/file-problem.ts'
import { writeFiles } from '../input-output/write-files.ts'

/** Reports of a batch: their folder, and the time printed in all of them. */
export type Pdfs = { readonly folder: string; readonly madeAt: string }

/** A report cannot be stored: not the fault of a row, so the batch stops. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

const widest = 6

/** `000012-SR-1001.pdf`: the row, and the project's number without characters that a file system may refuse. */
export const pdfName = (row: number, project: ProjectDraft): string => {
  const number = project.header.number.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 60)
  return `${String(row).padStart(widest, '0')}-${number}.pdf`
}

/** Draws the report of a row; the engine alone needs no fonts, so they are loaded here. */
export const drawPdf = async (assessed: Assessed, result: AssessmentResult, madeAt: string): Promise<Uint8Array> => {
  const { reportPdf } = await import('../assess/report-pdf.ts')
  return reportPdf(assessed, result, new Date(madeAt))
}

export const storePdf = (folder: string, name: string, pdf: Uint8Array): void => {
  try {
    writeFiles([{ path: join(folder, name), bytes: pdf }])
  } catch (error) {
    throw new StorageError(`The report ${name} cannot be stored: ${fileProblem(error)}`, { cause: error })
  }
}
