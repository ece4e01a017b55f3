import { fileURLToPath } from 'node:url'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The published cases of this repository. */
export const caseFolder = at('../../../../packages/engine/verification-cases')
/** Folder of the book. */
export const bookFolder = at('../../../../docs')
/** Common roofs, a project on each line. */
export const commonRoofsFile = at('../../../../packages/engine/common-roofs/common-roofs.ndjson')
