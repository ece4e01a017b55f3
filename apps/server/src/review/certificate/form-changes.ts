import { told } from '@soundroof/contract/platform/messages'
import { parseWith } from '@soundroof/contract/platform/parse'
import { type CertificateForm, certificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import {
  type FormChange,
  formReasonProblems,
  unknownEntryProblems,
} from '@soundroof/contract/review/certificate/form-changes'
import { certificateForms as published } from '@soundroof/data/certificate-forms/certificate-forms'
import {
  accountsOfOne,
  recordedRegistration,
  requireRegistration,
} from '../../identity/accounts/engineer-registrations.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import { insert, update } from '../../platform/database/insert.ts'
import type { Account, Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { storedForm, storedPurpose, withPurpose } from './stored-form.ts'

type Row = Omit<FormChange, 'form' | 'proposedAt' | 'decidedAt' | 'isOwn'> & {
  readonly content: unknown
  readonly proposerId: string
  readonly proposedAt: Date
  readonly decidedAt: Date | null
}

const rowsSql = `select c.id, c.number, c.content, c.reason, c.state, c.note, c.proposed_by as proposer_id, c.proposed_at,
  c.decided_at, coalesce(p.name, '') as proposed_by, coalesce(d.name, '') as decided_by
  from certificate_form_changes c join accounts p on p.id = c.proposed_by left join accounts d on d.id = c.decided_by
  order by c.proposed_at desc, c.id`

const present = ({ content, proposerId, proposedAt, decidedAt, ...row }: Row, { id }: Account): FormChange => ({
  ...row,
  form: storedForm(content),
  proposedAt: proposedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  isOwn: proposerId === id,
})

const inForce = (changes: readonly FormChange[], id: string): FormChange | undefined =>
  changes
    .filter(({ form, state }) => form.id === id && state === 'approved')
    .toSorted((one, other) => other.number - one.number)[0]

/** Published forms, corrected where a correction is approved, and added ones. */
export const certificateForms: Handler<'certificateForms'> = async ({ db, account }) => {
  const changes = (await db.query<Row>(rowsSql)).map((row) => present(row, account))
  const ids = [...new Set([...published.map(({ id }) => id), ...changes.map(({ form }) => form.id)])]
  const forms = ids.flatMap((id) => {
    const correction = inForce(changes, id)
    const form = correction?.form ?? published.find((one) => one.id === id)
    if (!form) return []
    return [{ form, number: correction?.number ?? 0, changes: changes.filter((one) => one.form.id === id) }]
  })
  const isUsed = (id: string): boolean => forms.some(({ form }) => form.id === id)
  const waiting = changes.filter(({ form, state }) => state === 'proposed' && !isUsed(form.id))
  return { data: { forms, waiting } }
}

/** Names what a form may not hold. */
const readForm = (given: unknown): CertificateForm => {
  const unknown = unknownEntryProblems(given)
  if (unknown.length > 0) throw refuseInput(unknown)
  const read = parseWith(certificateForm, given)
  if (!read.ok) throw refuseInput(read.problems.map((problem) => ({ ...problem, field: 'form' })))
  return read.value
}

// Any constant: changes of forms are made one after the other.
const lock = (tx: Db) => tx.query('select pg_advisory_xact_lock($1)', [7_203_140])

type Numbers = { readonly last: number; readonly approved: number; readonly open: number }

const numbersOf = async (tx: Db, formId: string): Promise<Numbers> => {
  const [row] = await tx.query<Numbers>(
    `select coalesce(max(number), 0) as last, coalesce(max(number) filter (where state = 'approved'), 0) as approved,
       count(*) filter (where state = 'proposed') as open
     from certificate_form_changes where form_id = $1`,
    [formId],
  )
  return row ?? { last: 0, approved: 0, open: 0 }
}

/** Of a form that is used or was approved before: projects look for their form by it. */
const purposeOf = async (tx: Db, formId: string): Promise<string | null> => {
  const own = published.find(({ id }) => id === formId)
  if (own) return own.purpose
  const [row] = await tx.query<{ purpose: string }>(
    `select ${storedPurpose} as purpose from certificate_form_changes
     where form_id = $1 and state = 'approved' order by number limit 1`,
    [formId],
  )
  return row?.purpose ?? null
}

const requirePurpose = async (tx: Db, { id, purpose }: CertificateForm): Promise<void> => {
  const known = await purposeOf(tx, id)
  if (known !== null && known !== purpose) throw refuseInput([{ field: 'form', ...told('formPurposeKept') }])
}

/** Refused while another proposal is open, and where the form has changed since it was read. */
export const proposeCertificateForm: Handler<'proposeCertificateForm'> = async ({ db, clock, account, body }) => {
  const problems = formReasonProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const form = readForm(body.form)
  return db.transaction(async (tx) => {
    await lock(tx)
    await requirePurpose(tx, form)
    const now = clock()
    const registration = await recordedRegistration(tx, account, now)
    const { last, approved, open } = await numbersOf(tx, form.id)
    if (open > 0) throw refuse(409, 'formProposalOpen')
    if (approved !== body.base) throw refuse(409, 'changedMeanwhile')
    const row = { id: newId(), formId: form.id, number: last + 1, reason: body.reason.trim(), state: 'proposed' }
    const proposed = { content: JSON.stringify(form), proposedBy: account.id, proposedAt: now }
    await insert(tx, 'certificate_form_changes', { ...row, ...proposed })
    const said = { number: row.number, title: form.title, version: form.version, reason: row.reason }
    const detail = { ...said, ...registration }
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'certificate_form_proposed', subjectId: form.id, detail }, now)
    return { data: null }
  })
}

type Open = { readonly formId: string; readonly number: number; readonly proposedBy: string; readonly content: unknown }

const lockOpen = async (tx: Db, id: string): Promise<Open> => {
  const [row] = await tx.query<Open>(
    `select form_id, number, proposed_by, content from certificate_form_changes where id = $1 and state = 'proposed' for update`,
    [id],
  )
  if (!row) throw refuse(409, 'changedMeanwhile')
  return row
}

const states = { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' } as const

/** Registration number at the proposal, from the audit trail. */
const numberAtProposal = async (tx: Db, { formId, number }: Open): Promise<string | null> => {
  const [row] = await tx.query<{ registration: string | null }>(
    `select detail ->> 'registrationNumber' as registration from audit_trail
     where subject_id = $1 and action = 'certificate_form_proposed' and detail ->> 'number' = $2 order by id desc limit 1`,
    [formId, String(number)],
  )
  return row?.registration ?? null
}

/** Attack: two accounts of one engineer would count as two. A form in force is signed with a registration. */
const requireDecider = async (tx: Db, open: Open, decision: keyof typeof states, account: Account, now: Date) => {
  const accounts = await accountsOfOne(tx, open.proposedBy, await numberAtProposal(tx, open))
  const isOwn = accounts.includes(account.id)
  if (isOwn !== (decision === 'withdraw')) throw refuse(403, 'forbidden')
  return decision === 'approve' ? { registration: await requireRegistration(tx, account, now) } : {}
}

export const decideCertificateForm: Handler<'decideCertificateForm'> = async ({ db, clock, account, body }) => {
  const { id, decision } = body
  const note = body.note.trim()
  if (decision === 'decline' && note === '') throw refuseInput([{ field: 'note', ...told('reasonRequired') }])
  return db.transaction(async (tx) => {
    await lock(tx)
    const now = clock()
    const open = await lockOpen(tx, id)
    const signed = await requireDecider(tx, open, decision, account, now)
    // Attack: a proposal from before a rule of the check existed.
    if (decision === 'approve') await requirePurpose(tx, readForm(withPurpose(open.content)))
    const state = states[decision]
    const decided = { state, note, decidedBy: account.id, decidedAt: now }
    await update(tx, 'certificate_form_changes', { id }, decided)
    const change = { action: `certificate_form_${state}`, subjectId: open.formId } as const
    const detail = { number: open.number, ...signed, ...(note === '' ? {} : { note }) }
    await recordChange(tx, { actor: { accountId: account.id }, ...change, detail }, now)
    return { data: null }
  })
}
