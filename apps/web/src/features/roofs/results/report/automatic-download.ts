import type { ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import type { ReportKind } from '@soundroof/contract/roofs/documents/document'
import { useEffect } from 'react'
import { parseJson } from '../../../../platform/json.ts'
import { browserKeyValue, type KeyValue } from '../../../../platform/key-value.ts'
import { saveReport } from './use-report.ts'

/** Delay of the automatic download after the result has arrived. */
const downloadDelay = 100

const place = 'soundroof.saved-by-itself'
/** Older ones are forgotten: this device then saves them once more. */
const most = 1000

/** Names of the documents that this device has saved by itself, newest last. */
const savedIn = (store: KeyValue): readonly string[] => {
  const kept = parseJson(store.read(place))
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
}

const keep = (store: KeyValue, names: readonly string[]): void => {
  store.write(place, JSON.stringify(names.slice(-most)))
}

/** Saves a document of this name at most once on this device; one that did not arrive may be tried again. */
export const saveOnce = async (store: KeyValue, name: string, save: () => Promise<boolean>): Promise<void> => {
  const saved = savedIn(store)
  if (saved.includes(name)) return
  keep(store, [...saved, name])
  if (await save()) return
  keep(
    store,
    savedIn(store).filter((other) => other !== name),
  )
}

/** A kind of document of a result; without a result, its file. */
export const nameOfDocument = (kind: ReportKind, resultId: string | undefined, address: string): string =>
  `${kind} ${resultId ?? address.split('?')[0]}`

const store = browserKeyValue()

type Shown = { readonly kind: ReportKind; readonly resultId: string | undefined; readonly isShown: boolean }

/** Once for each document of a result, when report and page are ready: not at each visit, nor after a reload. */
export const useAutomaticDownload = (report: ReportAnswer | undefined, { kind, resultId, isShown }: Shown): void => {
  const isReady = isShown && report?.state === 'ready'
  useEffect(() => {
    if (!isReady || !report?.address) return
    const name = nameOfDocument(kind, resultId, report.address)
    const timer = setTimeout(() => void saveOnce(store, name, () => saveReport(report)), downloadDelay)
    return () => clearTimeout(timer)
  }, [isReady, report, kind, resultId])
}
