import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { maxFileBytes } from '@soundroof/contract/platform/upload-limits'
import { safeFileName } from '../../../platform/files/file-name.ts'
import { removeObjects, withNewObjects } from '../../../platform/files/new-objects.ts'
import type { Context, Handler, PlatformServices } from '../../../platform/http/handler.ts'
import { refuse } from '../../../platform/http/refused.ts'
import { newId } from '../../../platform/identifier.ts'
import { removeErased } from '../erased-files.ts'
import { canonicalAddress, fileHost } from '../file-address.ts'
import { type FileRow, insertFile } from '../file-rows.ts'
import { openTickets } from '../open-tickets.ts'
import { requireUploader } from '../receive-upload.ts'
import { storedAlready } from '../upload-tickets.ts'
import { type FilePart, partsOf, useUpParts } from './part-rows.ts'

type Joining = Context<'joinParts'>
type Whole = { readonly row: FileRow; readonly parts: readonly FilePart[] }

const missing = () => refuse(409, 'partsMissing')

/** Parts in the order of the call, which may name one twice. */
const inOrder = async ({ db, account, body }: Joining): Promise<readonly FilePart[]> => {
  const known = new Map((await partsOf(db, account.companyId, body.parts)).map((part) => [part.sha256, part]))
  return body.parts.map((sha256) => {
    const part = known.get(sha256)
    if (part === undefined) throw missing()
    return part
  })
}

/** One after the other: no more than a part's chunk is in memory. */
const bytesOf = async function* (
  objectStore: PlatformServices['objectStore'],
  parts: readonly FilePart[],
  seen: Hash,
): AsyncGenerator<Buffer> {
  for (const { key } of parts) {
    const stream = await objectStore.stream(key)
    if (stream === null) throw missing()
    for await (const chunk of stream) {
      seen.update(chunk)
      yield chunk
    }
  }
}

/** Attack: bytes that are not those of the claimed hash would be found under it. */
const putTogether = async ({ objectStore }: Joining, { row, parts }: Whole): Promise<void> => {
  const seen = createHash('sha256')
  await objectStore.put(
    row.key,
    Readable.from(bytesOf(objectStore, parts, seen), { objectMode: false }),
    row.contentType,
  )
  if (seen.digest('hex') !== row.sha256) throw refuse(400, 'partsDiffer')
}

const rowOf = ({ account, body, clock, config }: Joining, bytes: number): FileRow => {
  const [id, name] = [newId(), safeFileName(body.name)]
  return {
    id,
    companyId: account.companyId,
    key: `${account.companyId}/${id}`,
    address: canonicalAddress(`${fileHost(config)}/${account.companyId}/${id}/${encodeURIComponent(name)}`),
    kind: 'file',
    contentType: 'application/octet-stream',
    bytes,
    sha256: body.sha256,
    name,
    hasPreview: false,
    previewSha256: null,
    width: null,
    height: null,
    isReview: false,
    uploadedBy: account.id,
    createdAt: clock(),
  }
}

/** The row makes the file count; the same transaction uses up its parts. False where another call was first. */
const keep = ({ db, account }: Joining, { row, parts }: Whole): Promise<boolean> =>
  db.transaction(async (tx) => {
    await requireUploader(tx, { account: account.id, company: account.companyId })
    const isFirst = await useUpParts(tx, [...new Set(parts)])
    if (isFirst) await insertFile(tx, row)
    return isFirst
  })

const found = async (context: Joining): Promise<string | undefined> => {
  const { account, body } = context
  return (await storedAlready(context, account.companyId, 'file', [body.sha256])).get(body.sha256)
}

const joined = async (context: Joining): Promise<string> => {
  const parts = await inOrder(context)
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  if (bytes > maxFileBytes) throw refuse(413, 'fileTooLarge')
  const whole = { row: rowOf(context, bytes), parts }
  const isFirst = await withNewObjects(context, [whole.row.key], async () => {
    await putTogether(context, whole)
    return keep(context, whole)
  })
  if (isFirst) {
    await removeErased(
      context,
      parts.map((part) => ({ ...part, hasPreview: false })),
    )
    return whole.row.address
  }
  await removeObjects(context, [whole.row.key])
  const address = await found(context)
  if (address === undefined) throw missing()
  return address
}

/** Parts that another call puts together at the same time are gone: their file is there instead. */
const joinedOrFound = async (context: Joining): Promise<string> => {
  try {
    return await joined(context)
  } catch (error) {
    const address = await found(context)
    if (address === undefined) throw error
    return address
  }
}

/** A repeated call answers the file of the first. */
export const joinParts: Handler<'joinParts'> = async (context) => {
  const { db, account, clock } = context
  const known = await found(context)
  if (known !== undefined) return { data: known }
  // Attack: reading and writing 50 MB again and again, each time with a wrong hash.
  await openTickets(db, account.id, 1, clock())
  return { data: await joinedOrFound(context) }
}
