import { sha256Of } from '../../../platform/audit/chain.ts'
import { previewKey } from '../../../roofs/files/file-rows.ts'
import type { Renderer } from '../../../roofs/rendering/report-renderer.ts'
import { claimJob } from '../../../roofs/reports/job-rows.ts'
import { makeReport } from '../../../roofs/reports/make-report.ts'
import type { TestServer } from '../../../testing/test-server.ts'

const renderer: Renderer = { render: async () => Buffer.from('%PDF-1.7 short'), stop: async () => undefined }

/** Photos lie in the store, as after an upload. */
export const storePhotos = async (server: TestServer): Promise<void> => {
  for (const { id } of await server.db.query<{ id: string }>('select id from files')) {
    const key = `photos/${id.split('/').at(-1)}`
    await server.services.objectStore.put(key, Buffer.from(id), 'image/jpeg')
    await server.services.objectStore.put(previewKey(key), Buffer.from('small'), 'image/jpeg')
    await server.db.transaction((tx) =>
      tx.query('update files set key = $2, sha256 = $3, preview_sha256 = $4 where id = $1', [
        ...[id, key, sha256Of(id)],
        sha256Of('small'),
      ]),
    )
  }
}

/** Every report that waits. */
export const makeReports = async (server: TestServer): Promise<void> => {
  const until = new Date(server.clock().getTime() + 1000)
  for (let job = await claimJob(server.db, server.clock(), until); job; ) {
    await makeReport({ ...server.services, renderer }, job)
    job = await claimJob(server.db, server.clock(), until)
  }
}
