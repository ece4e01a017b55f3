import type { AssessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { assess } from '@soundroof/engine/assess'
import { inWords } from '@soundroof/words/result-in-words'
import { readProject } from '../assess/read-project.ts'
import { fileProblem } from '../input-output/file-problem.ts'
import { errorLine, nobody, resultLine } from './output-line.ts'
import { bodyOf, type Columns, identityOf } from './read-row.ts'
import type { Row } from './row.ts'
import { drawPdf, type Pdfs, pdfName, StorageError, storePdf } from './row-pdf.ts'
import { summaryOf } from './summary.ts'

export type Settings = {
  readonly columns: Columns
  readonly options: Partial<AssessmentOptions>
  readonly summary: boolean
  readonly pdfs: Pdfs | null
  readonly catalogue: Catalogue
}

export type Outcome = { readonly text: string; readonly isBad: boolean }

const bad = (text: string): Outcome => ({ text, isBad: true })

/** Throws what the calculation throws, and a StorageError. */
const outcomeOf = async (row: Row, body: unknown, settings: Settings): Promise<Outcome> => {
  const checked = readProject(body, settings.options, settings.catalogue)
  if (!checked.ok) return bad(errorLine(row, identityOf(body), checked.problems))
  const result = inWords(assess(checked.input, settings.catalogue), 'en-AU')
  const pdf = settings.pdfs === null ? null : pdfName(row.row, checked.project)
  const told = settings.summary
    ? ({ key: 'summary', value: summaryOf(result), pdf } as const)
    : ({ key: 'result', value: result, pdf } as const)
  const text = resultLine(row, identityOf(body), told)
  if (settings.pdfs !== null && pdf !== null)
    storePdf(
      settings.pdfs.folder,
      pdf,
      await drawPdf({ ...checked, catalogue: settings.catalogue }, result, settings.pdfs.madeAt),
    )
  return { text, isBad: false }
}

/**
 * Result line of a row, after its report is stored. Problems of the row and errors of the calculation are reported in the
 * line. Throws a StorageError only: a full disk is not the fault of the row.
 */
export const assessRow = async (row: Row, bytes: Uint8Array, settings: Settings): Promise<Outcome> => {
  const read = bodyOf(bytes.subarray(row.start, row.end), row.fault, settings.columns)
  if (!read.ok) return bad(errorLine(row, nobody, read.problems))
  try {
    return await outcomeOf(row, read.body, settings)
  } catch (error) {
    if (error instanceof StorageError) throw error
    const message = `The row cannot be calculated: ${fileProblem(error)}`
    return bad(errorLine(row, identityOf(read.body), [{ field: '', message }]))
  }
}
