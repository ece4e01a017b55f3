import { answerAll } from '../workers/asked-worker.ts'
import { database } from './device-database.ts'
import { type FileFacts, keepFile } from './kept-files.ts'
import { type NotStored, whyNotStored } from './not-stored.ts'

export type Keeping = { readonly facts: FileFacts; readonly file: File }

// Opened before the first file comes; what fails is told with the file.
void database.open().catch(() => undefined)

answerAll<Keeping, NotStored | null>(({ facts, file }) => keepFile(facts, file).then(() => null, whyNotStored))
