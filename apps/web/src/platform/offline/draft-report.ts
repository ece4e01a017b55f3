import type { ReportOnDevice, ReportTask } from '@soundroof/contract/roofs/offline/device-task'
import { database } from '../device/device-database.ts'
import { userKey } from '../draft/draft-store.ts'
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

/** The report of a draft as PDF, made on this device; null: it cannot be made here. */
export const draftReport = async (task: ReportTask): Promise<Blob | null> => {
  if ((await rightHere()) === null) return null
  const kept = await database.reports.get(userKey())
  const answer = kept ? await printedBy(kept.code, task) : null
  return answer?.ok ? new Blob([answer.pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }) : null
}
