import type { ReportInput } from '../blocks/report-blocks.ts'

/** What a site sheet with an array is made of. */
export type SheetInput = ReportInput & {
  readonly layout: NonNullable<ReportInput['layout']>
  readonly result: NonNullable<ReportInput['result']>
}

/** Whether there is something to build: else the site sheet says why not, in blocks. */
export const hasArray = (input: ReportInput): input is SheetInput =>
  input.kind === 'site-sheet' && input.result !== null && (input.layout?.placed ?? 0) > 0

export const isTiled = ({ project }: SheetInput): boolean => project.roofCover.roofType === 'tile'
