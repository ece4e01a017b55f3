import type { SecondCheck } from '@soundroof/contract/review/second-check'
import {
  accountsOfOne,
  findValidRegistration,
  requireRegistration,
} from '../../identity/accounts/engineer-registrations.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account, Context } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RoofHandler, RoofServices } from '../../roofs/calculations/roof-services.ts'
import { readerOf, signedAddress } from '../../roofs/files/signed-address.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { lockReviewed } from '../access/reviewed-project.ts'
import { readCertificateRules } from './certificate-rules.ts'
import { addCheck, findCheck, findIssue } from './check-rows.ts'

type Draft = {
  readonly code: string
  readonly address: string
  readonly issuedBy: string
  readonly engineer: string
  readonly digest: string
  readonly isChecked: boolean
}

/** Issued and not delivered, the latest first: one of the design and one after inspection may wait side by side. */
const findDraftsOf = (db: Db, projectHash: string): Promise<Draft[]> =>
  db.query<Draft>(
    `select d.code, f.address, f.uploaded_by as issued_by, coalesce(a.name, '') as engineer, i.digest, i.is_checked
     from certificate_issues i join documents d on d.code = i.code and d.state = 'draft'
     join files f on f.id = d.file_id left join accounts a on a.id = f.uploaded_by
     where i.project_hash = $1 order by d.issued_at desc, d.code`,
    [projectHash],
  )

/** The one that waits for its check, else the latest. */
const findDraftOf = async (db: Db, projectHash: string): Promise<Draft | null> => {
  const drafts = await findDraftsOf(db, projectHash)
  for (const draft of drafts) if ((await findCheck(db, projectHash, draft.digest)) === null) return draft
  return drafts[0] ?? null
}

/** Attack: two accounts of one engineer, one issuing and one checking. */
const isOfOther = async (db: Db, { issuedBy }: Draft, { id }: Account): Promise<boolean> =>
  !(await accountsOfOne(db, issuedBy)).includes(id)

/** How the check of a project's certificate stands, for this reader. */
export const secondCheckOf = async (
  context: Context<'consoleProject', RoofServices>,
  hash: string,
): Promise<SecondCheck> => {
  const { db, account, clock } = context
  const { secondCheck: isAsked } = await readCertificateRules(db)
  const draft = await findDraftOf(db, hash)
  if (draft === null) return { isAsked, issued: null, checked: null, mayCheck: false }
  const { code, engineer, isChecked, digest } = draft
  const check = await findCheck(db, hash, digest)
  const isRegistered = account.role === 'engineer' && (await findValidRegistration(db, account.id, clock())) !== null
  return {
    isAsked,
    issued: { code, engineer, isChecked, address: signedAddress(context, draft.address, readerOf(account)) },
    checked: check && {
      engineer: check.name,
      registration: check.registration,
      checkedAt: check.checkedAt.toISOString(),
    },
    mayCheck: check === null && isRegistered && (await isOfOther(db, draft, account)),
  }
}

/** The certificate that was read is still the one that would be delivered, and nobody else has checked it. */
const requireToCheck = async (tx: Db, hash: string, code: string, account: Account): Promise<Draft> => {
  const draft = (await findDraftsOf(tx, hash)).find((one) => one.code === code)
  if (draft === undefined) throw refuse(409, 'certificateNotToCheck')
  if (!(await isOfOther(tx, draft, account))) throw refuse(403, 'certificateOfYours')
  return draft
}

/** A second engineer answers for what a colleague's certificate says, until that says something else. */
export const checkCertificate: RoofHandler<'checkCertificate'> = async ({ db, clock, account, body }) => {
  await db.transaction(async (tx) => {
    const project = await lockReviewed(tx, body.hash, account)
    if (project.isDeleted) throw refuse(409, 'deletedByCustomer')
    const now = clock()
    const registration = await requireRegistration(tx, account, now)
    const { digest, code } = await requireToCheck(tx, body.hash, body.code, account)
    const check = { projectHash: body.hash, digest, checkedBy: account.id, registration, checkedAt: now }
    if (!(await addCheck(tx, check))) {
      const former = await findCheck(tx, body.hash, digest)
      throw refuse(409, 'certificateCheckedBy', { engineer: former?.name ?? '' })
    }
    await recordEvent(tx, body.hash, 'certificateChecked', account, now, { code, digest, registration })
  })
  return { data: null }
}

/** Where the provider asks for it, a certificate is delivered once it names who checked it. */
export const requireSecondCheck = async (tx: Db, code: string | null): Promise<void> => {
  if (code === null || !(await readCertificateRules(tx)).secondCheck) return
  if (!(await findIssue(tx, code))?.isChecked) throw refuse(409, 'certificateUnchecked')
}
