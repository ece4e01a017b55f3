import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ZipFile } from 'yazl'
import { safeFileName } from '../photos/file-name.ts'
import type { Services } from '../platform/handler.ts'
import { refuse } from '../platform/refused.ts'
import { readExportAddress } from './export-address.ts'
import { findOwnRecords, type OwnFile, type OwnRecords } from './own-records.ts'

const readme = `Everything that Soundroof keeps about you.

account.json        your account
sessions.json       devices on which you logged in
keys.json           API keys of your programs, without their secrets
networks.json       network addresses from which you logged in lately
subscriptions.json  what you bought and used
purchases.json      what the app stores said of it
records.json        what you did to which project
projects.json       the projects of your company, as they were entered
files/              photos, files and reports of your company, as they are stored
`

/** Files of one name stay apart. */
const pathOf = ({ name }: OwnFile, index: number): string =>
  `files/${String(index + 1).padStart(5, '0')}-${safeFileName(name)}`

type Needs = Pick<Services, 'objectStore' | 'log'>

/** Opens a file when its turn comes. One that is missing is empty, and told in the log. */
const opened = async ({ objectStore, log }: Needs, { key }: OwnFile): Promise<Readable> => {
  const stream = await objectStore.stream(key)
  if (!stream) log.error('a file of an export is missing', new Error('not in the object store'), { key })
  return stream ?? Readable.from([])
}

/** The archive as a stream: nothing of it is held in memory but the file that is read. */
export const zipOf = (needs: Needs, { lists, files }: OwnRecords): NodeJS.ReadableStream => {
  const zip = new ZipFile()
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name)
  add('README.txt', readme)
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
export const serveExport = (app: FastifyInstance, services: Services): void => {
  app.get('/files/own-data.zip', async (request, reply) => {
    const accountId = await readExportAddress(services, request.url)
    const records = accountId === null ? null : await findOwnRecords(services.db, accountId)
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
