import { languageOfReport, type ReportKind } from '@soundroof/contract/roofs/documents/document'
import type { ReportOnDevice, ReportTask } from '@soundroof/contract/roofs/offline/device-task'
import { database } from '../device/device-database.ts'
import { userKey } from '../draft/draft-store.ts'
import { chineseFonts } from './device-parts.ts'
import { rightHere } from './right-here.ts'

const printedBy = (code: string, task: ReportTask): Promise<ReportOnDevice> =>
  new Promise((resolve) => {
    const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
    const worker = new Worker(address)
    const end = (answer: ReportOnDevice) => {
      worker.terminate()
      URL.revokeObjectURL(address)
      resolve(answer)
    }
    worker.onmessage = ({ data }: MessageEvent<ReportOnDevice>) => end(data)
    worker.onerror = ({ message }) => end({ ok: false, why: message })
    worker.postMessage(task)
  })

type WithoutFonts<Task> = Task extends unknown ? Omit<Task, 'chinese'> : never
export type Drafted = WithoutFonts<ReportTask>

/** A draft as PDF, made on this device; else why it cannot be made here. */
export const draftReport = async (
  drafted: Drafted,
  kind: ReportKind,
): Promise<Blob | 'pdfFailedHere' | 'chineseFontsNotHere'> => {
  if ((await rightHere()) === null) return 'pdfFailedHere'
  const kept = await database.reports.get(userKey())
  const isChinese = languageOfReport(kind) === 'zh-Hans'
  const fonts = await chineseFonts(isChinese || undefined)
  if (isChinese && fonts === null) return 'chineseFontsNotHere'
  const chinese = fonts && { regular: new Uint8Array(fonts.regular), strong: new Uint8Array(fonts.strong) }
  const answer = kept ? await printedBy(kept.code, { ...drafted, chinese }) : null
  return answer?.ok ? new Blob([answer.pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }) : 'pdfFailedHere'
}
