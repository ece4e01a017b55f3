import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ZipFile } from 'yazl'
import { withinDatabaseTime } from '../../platform/database/call-time.ts'
import { visitor } from '../../platform/database/caller.ts'
import { safeFileName } from '../../platform/files/file-name.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { addressOf, networkOf } from '../../platform/http/network.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { IdentityServices, OwnFile, OwnRecords } from '../sessions/identity-services.ts'
import { readExportAddress } from './export-address.ts'
import { findOwnRecords } from './own-records.ts'

const readme = ({ lists, about, files }: OwnRecords): string => {
  const lines = Object.keys(lists).map((name) => [`${name}.json`, about[name] ?? ''] as const)
  const folder =
    files.length > 0 ? [['files/', 'photos, files and reports of your company, as they are stored'] as const] : []
  const all = [...lines, ...folder]
  const width = Math.max(...all.map(([path]) => path.length))
  const text = all.map(([path, what]) => `${path.padEnd(width)}  ${what}`).join('\n')
  return `Everything that Soundroof keeps about you.\n\n${text}\n`
}

/** Numbers files with the same name. */
const pathOf = ({ name }: OwnFile, index: number): string =>
  `files/${String(index + 1).padStart(5, '0')}-${safeFileName(name)}`

type Needs = Pick<PlatformServices, 'objectStore' | 'log'>

/** Opens a file at its turn. A missing one is empty in the archive and named in the log. */
const opened = async ({ objectStore, log }: Needs, { key }: OwnFile): Promise<Readable> => {
  const stream = await objectStore.stream(key)
  if (!stream) log.error('a file of an export is missing', new Error('not in the object store'), { key })
  return stream ?? Readable.from([])
}

/** Streams the archive; holds one file in memory at a time. */
const zipOf = (needs: Needs, records: OwnRecords): NodeJS.ReadableStream => {
  const { lists, files } = records
  const zip = new ZipFile()
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name)
  add('README.txt', readme(records))
  for (const [name, rows] of Object.entries(lists)) add(`${name}.json`, `${JSON.stringify(rows, null, 2)}\n`)
  files.forEach((file, index) => {
    // Photos and reports are compressed already.
    const options = { compress: false, mtime: file.createdAt }
    zip.addReadStreamLazy(pathOf(file, index), options, (done) => {
      opened(needs, file).then(
        (stream) => done(null, stream),
        (error) => done(error, Readable.from([])),
      )
    })
  })
  zip.on('error', (error: Error) => {
    needs.log.error('an export broke off', error)
    zip.outputStream.emit('error', error)
  })
  zip.end()
  return zip.outputStream
}

/** The export is read at its signed address, without bearer. */
export const serveExport = (app: FastifyInstance, services: IdentityServices, databaseTime: number): void => {
  const recordsAt = async (url: string) => {
    const accountId = await readExportAddress(services, url)
    return accountId === null ? null : findOwnRecords(services, accountId)
  }
  app.get('/files/own-data.zip', async (request, reply) => {
    const records = await withinDatabaseTime(databaseTime, visitor(networkOf(addressOf(request))), () =>
      recordsAt(request.url),
    )
    if (!records) throw refuse(403, 'forbidden')
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="soundroof-own-data.zip"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(zipOf(services, records))
  })
}
