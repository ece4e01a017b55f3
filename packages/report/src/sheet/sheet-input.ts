import { defaultLanguage, type Language } from '@soundroof/contract/identity/languages'
import { isSiteSheet, languageOfReport } from '@soundroof/contract/roofs/documents/document'
import type { ReportInput } from '../blocks/report-blocks.ts'
import { mayCarryPanels } from '../wording/setback-words.ts'
import { isAnswer } from '../wording/verdict-words.ts'

/** What a site sheet with an array is made of. */
export type SheetInput = ReportInput & {
  readonly layout: NonNullable<ReportInput['layout']>
  readonly result: NonNullable<ReportInput['result']>
}

/** Whether there is something to build: else the site sheet says why not, in blocks. */
type Drawn = Pick<ReportInput, 'kind' | 'result' | 'layout'>

export const hasArray = <Input extends Drawn>(input: Input): input is Input & SheetInput =>
  isSiteSheet(input.kind) && input.result !== null && mayCarryPanels(input.result) && (input.layout?.placed ?? 0) > 0

/** Why there is nothing to build is said in English, as in every other report. */
export const languageOf = (input: Drawn): Language => (hasArray(input) ? languageOfReport(input.kind) : defaultLanguage)

/** Whether the crew may install as drawn; else someone has to release the roof first. */
export const isReleased = ({ result }: SheetInput): boolean => isAnswer(result)

export const isTiled = ({ project }: SheetInput): boolean => project.roofCover.roofType === 'tile'
