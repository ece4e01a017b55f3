import { defaultLanguage, type Language } from '@soundroof/contract/identity/languages'
import { isSiteSheet, languageOfReport } from '@soundroof/contract/roofs/documents/document'
import { isFromDesk } from '@soundroof/contract/roofs/projects/photos'
import type { ReportInput } from '../reports/report-blocks.ts'
import { mayCarryPanels } from '../wording/setback-words.ts'
import { isAnswer } from '../wording/verdict-words.ts'

/** What a site sheet is made of. */
export type SiteSheetInput = ReportInput & { readonly result: NonNullable<ReportInput['result']> }

/** With an array on the roof. */
export type SheetInput = SiteSheetInput & { readonly layout: NonNullable<ReportInput['layout']> }

type Drawn = Pick<ReportInput, 'kind' | 'result' | 'layout'>

/** Without a result a report shows inputs only, whatever kind was asked for. */
export const isPrintedAsSheets = <Input extends Drawn>(input: Input): input is Input & SiteSheetInput =>
  isSiteSheet(input.kind) && input.result !== null

/** Whether there is something to build as drawn: else the site sheet says why not. */
export const hasArray = <Input extends Drawn>(input: Input): input is Input & SheetInput =>
  isPrintedAsSheets(input) && mayCarryPanels(input.result) && (input.layout?.placed ?? 0) > 0

export const languageOf = (input: Drawn): Language =>
  isPrintedAsSheets(input) ? languageOfReport(input.kind) : defaultLanguage

/** Whether the crew may install; else someone has to release the roof first, or no panel may lie where it was placed. */
export const isReleased = ({ result, layout }: Pick<SiteSheetInput, 'result' | 'layout'>): boolean =>
  isAnswer(result) && layout?.placed !== 0

/** Whether a crew may build from it at once: a draft is issued first, and of a job from the desk it measures and photographs first. */
export const mayBuild = (input: Pick<SiteSheetInput, 'result' | 'layout' | 'project' | 'isDraft'>): boolean =>
  isReleased(input) && !isFromDesk(input.project) && input.isDraft !== true

export const isTiled = ({ project }: SiteSheetInput): boolean => project.roofCover.roofType === 'tile'
