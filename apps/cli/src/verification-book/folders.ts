import { fileURLToPath } from 'node:url'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The published cases of this repository. */
export const caseFolder = at('../../../../packages/engine/verification-cases')
/** More of them, chosen by ourselves. */
export const ourRoofsFile = at('../../../../packages/engine/common-roofs/our-roofs.ndjson')
/** Common roofs as they were given, a project on each line. */
export const commonRoofsFile = at('../../../../packages/engine/common-roofs/common-roofs.ndjson')
