import { type DesignProperty, designProperty } from '@soundroof/contract/review/inspection/design-property'
import type { CertificateInput } from '@soundroof/report/certificate/certificate-input'
import { sha256Of, sortedJson } from '../../platform/audit/chain.ts'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'

/** The check of a second engineer, as a certificate prints it. */
export type Check = { readonly name: string; readonly registration: string; readonly checkedAt: Date }

/** The sheets are added for the renderer. */
type Printed = Omit<CertificateInput, 'choices' | 'secondCheck'>

/**
 * Identity of what a certificate prints; issued again with the same content it is the same. SHA-256, hexadecimal. Code, time
 * of issue and release differ each time; project and result stand for the array drawn from them.
 */
export const digestOf = (certificate: Printed): string => {
  const { issuedAt, proof, version, result, layout, layoutProblem, parts, ...said } = certificate
  return sha256Of(sortedJson(said))
}

/** Null: nobody has checked what it says. */
export const findCheck = async (db: Db, projectHash: string, digest: string): Promise<Check | null> => {
  const [row] = await db.query<Check>(
    `select coalesce(a.name, '') as name, c.registration, c.checked_at from certificate_checks c
     left join accounts a on a.id = c.checked_by where c.project_hash = $1 and c.digest = $2`,
    [projectHash, digest],
  )
  return row ?? null
}

type Issue = {
  readonly code: string
  readonly projectHash: string
  readonly digest: string
  readonly isChecked: boolean
}

/** @param property of the certificate of a design: what one after inspection is compared with */
export const keepIssue = (tx: Db, issue: Issue, property: DesignProperty | null) =>
  insert(tx, 'certificate_issues', { ...issue, property: property && JSON.stringify(property) })

/** Null: not kept, as of an uploaded review. */
export const findProperty = async (db: Db, code: string): Promise<DesignProperty | null> => {
  const [row] = await db.query<{ property: unknown }>('select property from certificate_issues where code = $1', [code])
  return designProperty.nullable().parse(row?.property ?? null)
}

/** Null: a certificate issued before checks were kept. */
export const findIssue = async (db: Db, code: string): Promise<Issue | null> => {
  const [row] = await db.query<Issue>(
    'select code, project_hash, digest, is_checked from certificate_issues where code = $1',
    [code],
  )
  return row ?? null
}

type NewCheck = {
  readonly projectHash: string
  readonly digest: string
  readonly checkedBy: string
  readonly registration: string
  readonly checkedAt: Date
}

/** False: another engineer was faster. */
export const addCheck = async (tx: Db, check: NewCheck): Promise<boolean> => {
  const { projectHash, digest, checkedBy, registration, checkedAt } = check
  const rows = await tx.query(
    `insert into certificate_checks (project_hash, digest, checked_by, registration, checked_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
    [projectHash, digest, checkedBy, registration, checkedAt],
  )
  return rows.length === 1
}
