import type { ReportKind } from '../documents/document.ts'

/** Hash of the worked example, which every customer may read: decision 082. */
export const exampleHash = 'example'

/** Where its documents are, below the address of the server. */
export const exampleDocument = (kind: ReportKind): string => `/example/${kind}.pdf`
