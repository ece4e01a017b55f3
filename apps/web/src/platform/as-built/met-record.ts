import type { AsBuiltOfProject } from '@soundroof/contract/review/as-built/as-built-calls'
import type { AsBuiltContent } from '@soundroof/contract/review/as-built/as-built-record'
import type { KeptRecord } from './kept-record.ts'
import { mergedContent } from './merged-content.ts'

/** What the server says of a record. */
export type Told = Pick<AsBuiltOfProject, 'record' | 'state' | 'version' | 'content'>

type Saved = Pick<Told, 'record' | 'version'>

const firstOf = (hash: string, title: string, { record, version, content, state }: Told): KeptRecord => ({
  ...{ hash, title, record, version, isOpen: state === 'open' },
  base: content,
  content,
  waiting: [],
  elsewhere: [],
})

/** Versions of a project go on from one record to the next: what was asked for before a save may be answered after it. */
const isOlder = (told: Told, now: KeptRecord): boolean => told.version < now.version

/** What the server has, brought together with what was entered here; the same object where nothing changes. */
export const metRecord = (now: KeptRecord | null, hash: string, title: string, told: Told): KeptRecord => {
  const { record, version, content: theirs } = told
  if (now === null) return firstOf(hash, title, told)
  if (isOlder(told, now)) return now
  const isOpen = told.state === 'open'
  const shown = title || now.title
  if (record === now.record && version === now.version)
    return isOpen === now.isOpen && shown === now.title ? now : { ...now, isOpen, title: shown }
  const { content, elsewhere } = mergedContent({ base: now.base, mine: now.content, theirs })
  return { ...now, title: shown, record, version, isOpen, base: theirs, content, elsewhere }
}

/** After the server saved this content. */
export const savedRecord = (now: KeptRecord, content: AsBuiltContent, { record, version }: Saved): KeptRecord => ({
  ...now,
  ...{ record, version },
  base: content,
})
