import { sha256Of } from '../../platform/audit/chain.ts'
import type { Db } from '../../platform/database/db.ts'
import { safeFileName } from '../../platform/files/file-name.ts'
import { removeObjects, withNewObjects } from '../../platform/files/new-objects.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { newId } from '../../platform/identifier.ts'
import { fileHost } from '../files/file-address.ts'
import { type FileRow, insertFile } from '../files/file-rows.ts'
import { type IssuedDocument, insertDocument } from './document-rows.ts'

/** A rendered document before it is stored. */
export type NewDocument = Omit<IssuedDocument, 'fileId' | 'sha256'> & {
  readonly companyId: string
  readonly pdf: Uint8Array
  readonly fileName: string
  readonly madeFor: string | null
  readonly isReview: boolean
}

type Needs = Pick<PlatformServices, 'db' | 'config' | 'objectStore' | 'clock' | 'log'>

export type Issued = { readonly file: FileRow; readonly sha256: string }

const fileOf = ({ config, clock }: Needs, document: NewDocument, sha256: string): FileRow => {
  const id = newId()
  const { companyId, pdf, fileName, madeFor, isReview } = document
  return {
    id,
    companyId,
    key: `${companyId}/${id}`,
    address: `${fileHost(config)}/${companyId}/reports/${id}.pdf`,
    kind: 'pdf',
    contentType: 'application/pdf',
    bytes: pdf.byteLength,
    sha256,
    name: safeFileName(fileName),
    hasPreview: false,
    previewSha256: null,
    width: null,
    height: null,
    isReview,
    uploadedBy: madeFor,
    createdAt: clock(),
  }
}

/** Stores file, document and related rows in one transaction, under the project's lock; null where `also` refuses. */
export const issueDocument = async (
  needs: Needs,
  document: NewDocument,
  also: (tx: Db, issued: Issued) => Promise<boolean> = async () => true,
): Promise<Issued | null> => {
  const { db, objectStore } = needs
  const sha256 = sha256Of(document.pdf)
  const file = fileOf(needs, document, sha256)
  const issued = { file, sha256 }
  const store = (tx: Db) => insertDocument(tx, { ...document, fileId: file.id, sha256 })
  const isKept = await withNewObjects(needs, [file.key], async () => {
    await objectStore.put(file.key, document.pdf, file.contentType)
    return db.transaction(async (tx) => {
      await tx.query('select 1 from projects where hash = $1 for update', [document.projectHash])
      if (!(await also(tx, issued))) return false
      await insertFile(tx, file)
      await store(tx)
      return true
    })
  })
  if (isKept) return issued
  await removeObjects(needs, [file.key])
  return null
}
