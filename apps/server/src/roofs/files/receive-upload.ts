import { sha256Of } from '../../platform/audit/chain.ts'
import type { Db } from '../../platform/database/db.ts'
import { safeFileName } from '../../platform/files/file-name.ts'
import { withNewObjects } from '../../platform/files/new-objects.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { Refused, refuse } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import type { RoofServices } from '../calculations/roof-services.ts'
import { requireReviewPdf } from '../pdf-structure/require-review-pdf.ts'
import { canonicalAddress, fileHost } from './file-address.ts'
import type { Content } from './file-content.ts'
import { type FileRow, insertFile, previewKey } from './file-rows.ts'
import { requireUnusedTicket, useUpTicket } from './open-tickets.ts'
import { type Uploader, uploaderTurns } from './pictures/picture-turns.ts'
import { receivedFile } from './received-file.ts'
import { type Rendition, renditionOf } from './rendition.ts'
import type { UploadForm } from './upload-form.ts'
import { readPolicy, type UploadPolicy } from './upload-policy.ts'

type Services = PlatformServices & Pick<RoofServices, 'signing'>

const longestKey = 1024

/** Address of the file that the form names, which must be directly in the folder of its permission. */
const addressOf = (services: PlatformServices, key: string, { dir }: UploadPolicy): string => {
  const name = canonicalAddress(key.slice(dir.length))
  const isPlain = name !== '' && name !== '.' && name !== '..' && !/[/\\\p{Cc}\p{Cs}]/u.test(name)
  if (!key.startsWith(dir) || !isPlain || Buffer.byteLength(key) > longestKey) throw refuse(403, 'policyInvalid')
  return canonicalAddress(`${fileHost(services.config)}/${key}`)
}

const field = (form: UploadForm, name: string): string => form.fields.get(name) ?? ''

const permission = (
  services: PlatformServices,
  form: UploadForm,
): { readonly policy: UploadPolicy; readonly address: string } => {
  const given = { policy: field(form, 'policy'), signature: field(form, 'signature') }
  const policy = readPolicy(services, { ...given, accessid: field(form, 'OSSAccessKeyId') })
  if (field(form, 'dir') !== policy.dir) throw refuse(403, 'policyInvalid')
  return { policy, address: addressOf(services, field(form, 'key'), policy) }
}

const drawn = ({ log }: PlatformServices, bytes: Uint8Array, content: Content): Promise<Rendition | null> =>
  renditionOf(bytes, content).catch((error) => {
    if (error instanceof Refused) throw error
    log.info('a picture could not be drawn', { reason: String(error), bytes: bytes.length })
    throw refuse(400, 'imageOnly')
  })

const stored = async (objectStore: PlatformServices['objectStore'], key: string): Promise<Uint8Array> => {
  const bytes = await objectStore.get(key)
  if (!bytes) throw new Error('The file that was just stored is gone.')
  return bytes
}

/** Refuses a picture that cannot be drawn; one too large in memory is stored without a rendition. */
const previewOf = async (services: PlatformServices, key: string, content: Content): Promise<Rendition | null> => {
  const { objectStore } = services
  if (content.kind !== 'image') return null
  const rendition = await drawn(services, await stored(objectStore, key), content)
  if (rendition) await objectStore.put(previewKey(key), rendition.jpeg, 'image/jpeg')
  return rendition
}

/** Checks a review before it counts; a refused one is removed. */
const requireDeliverable = async (
  { objectStore, signing }: Services,
  key: string,
  { kind, account }: UploadPolicy,
): Promise<void> => {
  if (kind === 'review') await requireReviewPdf(signing, String(account), () => stored(objectStore, key))
}

/** Attack: one permission for picture after picture, each decoded for seconds and refused. */
const previewOnce = async (
  services: PlatformServices,
  key: string,
  content: Content,
  policy: UploadPolicy,
): Promise<Rendition | null> => {
  await requireUnusedTicket(services.db, policy)
  try {
    return await previewOf(services, key, content)
  } catch (error) {
    if (error instanceof Refused) await services.db.transaction((tx) => useUpTicket(tx, policy, services.clock()))
    throw error
  }
}

/**
 * Locks until the file counts: nothing arrives for a deleted or disabled account, or for a company that the uploader has
 * left.
 */
export const requireUploader = async (
  tx: Db,
  { account, company }: Pick<UploadPolicy, 'account' | 'company'>,
): Promise<void> => {
  const rows = await tx.query(
    `select 1 from accounts where id = $1 and company_id = $2 and deleted_at is null and disabled_at is null
     for share`,
    [account, company],
  )
  if (rows.length === 0) throw refuse(403, 'policyInvalid')
}

/** The row makes the file count; the same transaction uses up its permission. */
const keep = ({ db }: PlatformServices, row: FileRow, policy: UploadPolicy): Promise<void> =>
  db.transaction(async (tx) => {
    await requireUploader(tx, policy)
    await useUpTicket(tx, policy, row.createdAt)
    await insertFile(tx, row)
  })

/** Stores one uploaded file and answers its address, or refuses it and stores nothing. */
export const receiveUpload = async (
  services: Services,
  form: UploadForm,
  caller: Omit<Uploader, 'company'>,
): Promise<string> => {
  const { policy, address } = permission(services, form)
  const { content, stream, sha256 } = await receivedFile(form.file, policy.kind, policy.maxBytes)
  const id = newId()
  const key = `${policy.company}/${id}`
  return withNewObjects(services, [key, previewKey(key)], async () => {
    const bytes = await services.objectStore.put(key, stream, content.contentType)
    await requireDeliverable(services, key, policy)
    const preview = await uploaderTurns({ ...caller, company: policy.company }, () =>
      previewOnce(services, key, content, policy),
    )
    const row: FileRow = {
      id,
      companyId: policy.company,
      key,
      address,
      ...content,
      bytes,
      sha256: sha256(),
      name: safeFileName(form.fileName || field(form, 'key').slice(policy.dir.length)),
      hasPreview: preview !== null,
      previewSha256: preview === null ? null : sha256Of(preview.jpeg),
      width: preview?.width ?? null,
      height: preview?.height ?? null,
      isReview: policy.kind === 'review',
      uploadedBy: policy.account,
      createdAt: services.clock(),
    }
    await keep(services, row, policy)
    return address
  })
}
