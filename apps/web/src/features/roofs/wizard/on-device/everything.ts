import { downloadZip } from 'client-zip'
import { draftTitle } from '../../../../components/drafts/draft-words.ts'
import { saveFile } from '../../../../platform/api/download.ts'
import { type KeptRecord, recordText } from '../../../../platform/as-built/kept-record.ts'
import { whyNotStored } from '../../../../platform/device/not-stored.ts'
import { draftText } from '../../../../platform/draft/draft-record.ts'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { toast } from '../../../../platform/toast.ts'
import type { Say } from '../../../../platform/words/use-say.ts'
import { pendingFile } from '../photos/interrupted-files.ts'
import { sources } from '../photos/upload-state.ts'
import { tellNotRead } from '../problems/tell-storage.ts'
import { onlyOnce, safeName } from './file-names.ts'
import type { Kept, KeptHere } from './use-kept-here.ts'

const indented = (draft: WizardDraft): string => JSON.stringify(JSON.parse(draftText(draft)), null, 2)

export const saveDraftAsFile = (say: Say, draft: WizardDraft): void =>
  saveFile(new Blob([indented(draft)], { type: 'application/json' }), `${safeName(draftTitle(say, draft))}.json`)

/** Of a file that could not be saved, the page has them. */
const bytesOf = async (record: Kept['record']) => sources.get(record.id) ?? pendingFile(record)

/** False where the bytes are gone. */
export const saveKeptFile = async ({ record }: Kept): Promise<boolean> => {
  const pending = await bytesOf(record)
  if (pending) saveFile(pending.file, safeName(record.name))
  return pending !== null
}

const folderOf = (say: Say, { title }: KeptRecord): string => `${title} ${say('roofs.finished-array')}`

/** One file after the other, so that no more than one is in memory. */
const entriesOf = async function* (say: Say, { drafts, arrays, files }: KeptHere, lacking: string[]) {
  const once = onlyOnce()
  for (const draft of drafts)
    yield {
      name: once(`${safeName(draftTitle(say, draft))}.json`),
      input: indented(draft),
      lastModified: draft.changedAt,
    }
  for (const array of arrays)
    yield { name: once(`${safeName(folderOf(say, array))}.json`), input: recordText(array), lastModified: Date.now() }
  for (const { record, draft, array, state } of files) {
    if (state.kind === 'sent') continue
    const pending = await bytesOf(record)
    if (pending === null) lacking.push(record.name)
    const folder = array ? folderOf(say, array) : draft ? draftTitle(say, draft) : say('roofs.of-no-project')
    if (pending)
      yield { name: once(`${safeName(folder)}/${record.category}/${safeName(record.name)}`), input: pending.file }
  }
}

/** Drafts and files as one ZIP, made on the device: photos do not become smaller, so nothing is compressed. */
export const saveEverything = async (say: Say, here: KeptHere): Promise<void> => {
  const lacking: string[] = []
  const zip = await downloadZip(entriesOf(say, here, lacking))
    .blob()
    .catch(whyNotStored)
  if (!(zip instanceof Blob)) return tellNotRead(zip)
  saveFile(zip, 'soundroof.zip')
  if (lacking.length > 0) toast({ code: 'roofs.zip-lacks', values: { names: lacking.join(', ') } }, 'problem')
}
