import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import { sealTouchedRows } from '../../platform/audit/content-seals.ts'
import type { Db } from '../../platform/database/db.ts'
import { signOff } from '../../review/figures/testing/valid-figure-calls.ts'
import { beginReview, reviewCallsOf } from '../../review/testing/review-scene.ts'
import { insertReviewFile } from '../../review/testing/reviewed-projects.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { serverOfFile } from '../../testing/server-of-tests.ts'
import { contentSealDifferences } from './content-seal-differences.ts'
import { sealLaterRows } from './seal-later-rows.ts'
import { afterTampering, differencesIn } from './testing/after-tampering.ts'
import { trailDifferences } from './trail-differences.ts'
import { triggerDifferences } from './trigger-differences.ts'

/** Rows that an attacker changes, removes or inserts outside the server. */

const server = await serverOfFile()
const people = await beginReview(server)
const { tell, done, reach } = reviewCallsOf(server, people)
const { issue } = projectCalls(server, people.installer)

const tampered = (sql: string, more: (tx: Db) => Promise<unknown> = async () => undefined) =>
  afterTampering(server.services.db, `${sql}; set local session_replication_role = origin`, async (tx) => {
    await more(tx)
    return differencesIn(contentSealDifferences(tx))
  })

const boughtAndOffered = [
  `insert into purchases (id, store, reference, account_id, grace_until, created_at) values ('p', 'apple', 'r', $1, now(), now())`,
  `insert into purchase_periods (purchase_id, reference, product, quota, starts_at, ends_at, told_at)
   select 'p', 'r1', 'm', 30, now(), now() + interval '1 month', now() where $1 <> ''`,
  `insert into voided_payments (purchase_id, reference, voided_at) select 'p', 'r0', now() where $1 <> ''`,
  `insert into invitations (id, company_id, email, token_hash, invited_by, created_at, expires_at)
   select 'i', company_id, 'b@example.org', 'hash', id, now(), now() + interval '7 days' from accounts where id = $1`,
  `insert into subscriptions (id, source, bought, starts_at, ends_at, created_at)
   select 'g', 'invoice', 5, now(), now() + interval '1 month', now() where $1 <> ''`,
  `insert into company_grants (id, company_id, invoice, months, calculations, granted_by, granted_at)
   select 'g', company_id, 'A-1', 1, 5, id, now() from accounts where id = $1`,
  `insert into one_time_codes (account_id, sealed, begun_at, turned_on_at) values ($1, 'x', now(), now())`,
] as const

/** A project with everything that a review leaves, and a figure that was signed off. */
const beginScene = async (): Promise<void> => {
  const { installer, ann, bob, hash } = people
  await signOff(server, [ann, bob], { figure: 'fixings/rail' })
  await server.subscribe(installer, 5)
  const project = { ...(await completeSample(server, installer)), hash }
  await issue(project)
  await done(server.call('uploadProject', { token: installer.token, body: project }))
  await reach(3)
  await done(tell(ann, 'askQuestion', { text: 'Which purlins?', field: wireFieldOf('structure', 'span') }))
  const [question] = await server.db.query<{ id: string }>('select id from review_questions')
  await done(tell(installer, 'answerQuestion', { question: question?.id, text: 'Z 150' }))
  await done(tell(ann, 'replyToQuestion', { question: question?.id, text: 'Which supplier?' }))
  await done(tell(ann, 'acceptProject', { deliverAt: '2026-12-01', conditions: ['Check the welds.'] }))
  await done(tell(ann, 'deliverProject', { file: await insertReviewFile(server), openQuestions: [question?.id] }))
  const [delivered] = await server.db.query<{ code: string }>('select code from documents')
  const voiding = { code: delivered?.code, reason: 'Wrong roof' }
  await done(server.call('voidDocument', { token: bob.token, body: voiding }))
  await server.db.transaction((tx) =>
    tx.query(
      `insert into documents (code, kind, project_hash, revision, file_id, sha256, issued_at)
       values ('CODE', 'site-sheet', $1, 1, 'file', repeat('a', 64), now())`,
      [hash],
    ),
  )
  await server.db.transaction(async (tx) => {
    await tx.query(`insert into provider_details (name, email, phone, web, version) values ('P', 'p', '1', 'w', 1)`)
    await tx.query(
      `insert into reconsiderations (id, project_hash, issued_result_id, opened_at, cause, verdict_before, verdict_after, differences)
       values ('mark', $1, 'result', now(), 'figures', 'pass', 'needs-engineer', '[]')`,
      [hash],
    )
    await tx.query(
      `insert into reconsidered_figures (reconsideration_id, project_hash, figures) values ('mark', $1, '{}')`,
      [hash],
    )
    await tx.query(`insert into review_offers (price, days, version) values ('$480', 5, 1)`)
    await tx.query(`insert into sheeting_products (position, name, version) values (1, 'Sheet', 1)`)
    await tx.query(
      `insert into company_details (company_id, abn, phone, accreditation) values ('provider', '51824753556', '', '')`,
    )
    for (const sql of boughtAndOffered) await tx.query(sql, [installer.account.id])
  })
  await sealLaterRows({ ...server.services, actor: { operator: 'ann' } })
}

beforeAll(() => beginScene())

it('what the server wrote is without a difference', async () => {
  expect(await differencesIn(contentSealDifferences(server.services.db))).toEqual([])
})

const changes = [
  ['documents', `state = 'superseded', ended_at = now()`],
  ['documents', `sha256 = repeat('0', 64)`],
  ['documents', 'revision = 2'],
  ['figure_sign_offs', `approved_name = 'Somebody'`],
  ['figure_sign_offs', `confirmed_name = 'Somebody'`],
  ['figure_sign_offs', `published_hash = 'another'`],
  ['issued_results', `input = '{}'`],
  ['issued_results', `output = 'All fine'`],
  ['issued_results', `engine_version = '9'`],
  ['issued_results', `catalogue_version = '9'`],
  ['issued_results', `issued_at = issued_at - interval '1 day'`],
  ['projects', `issued_result_id = 'another'`],
  ['projects', `company_id = 'provider'`],
  ['projects', 'engineer_id = created_by'],
  ['projects', `deliver_at = '2030-01-01'`],
  ['projects', 'hidden_at = now()'],
  ['projects', `review_file = 'another'`],
  ['project_revisions', `saved_at = '2020-01-01'`],
  ['review_questions', `text = 'Another'`],
  ['review_answers', `text = 'Another'`],
  ['review_replies', `text = 'Another', written_by = 'another'`],
  ['review_conditions', `text = 'None'`],
  ['engineer_registrations', `valid_until = '2030-01-01'`],
  ['void_proposals', `reason = 'Another', proposed_by = 'another'`],
  ['engineer_registrations', `number = '1'`],
  ['reconsiderations', `settled_at = now(), outcome = 'stands'`],
  ['reconsidered_figures', `figures = '{"fixings/rail": null}'`],
  ['accounts', `role = 'administrator'`],
  ['accounts', `name = 'Somebody'`],
  ['accounts', `password_hash = 'another'`],
  ['companies', `name = 'Somebody'`],
  ['companies', `licence = 'Another', logo_jpeg = 'another'`],
  ['company_details', `abn = '53004085616'`],
  ['provider_details', `name = 'Somebody'`],
  ['sheeting_products', `name = 'Another'`],
  ['review_offers', `price = 'Another'`],
  ['projects', `underlay = '{}'`],
  ['accounts', `phone = '1'`],
  ['subscriptions', 'bought = 1000'],
  ['subscriptions', `ends_at = '2099-01-01'`],
  ['company_grants', `company_id = 'another'`],
  ['company_grants', 'calculations = 1000'],
  ['purchases', `account_id = 'another'`],
  ['purchases', `grace_until = '2099-01-01'`],
  ['purchase_periods', 'quota = 1000'],
  ['voided_payments', `voided_at = '2099-01-01'`],
  ['invitations', `company_id = 'another'`],
  ['invitations', `token_hash = 'mine'`],
  ['one_time_codes', 'turned_on_at = null'],
  ['one_time_codes', `sealed = 'mine'`],
  ['files', `address = 'erased:' || id`],
  ['files', `company_id = 'another'`],
  ['files', `sha256 = repeat('0', 64)`],
] as const

it.each(changes)('%s with %s', async (table, change) => {
  const [difference] = await tampered(`update ${table} set ${change}`)
  expect(difference).toMatch(/is not as the server wrote it\.$/)
})

it.each([
  ...['documents', 'figure_sign_offs', 'issued_results', 'result_figures', 'delivered_reviews', 'review_questions'],
  ...[
    'review_answers',
    'review_replies',
    'review_conditions',
    'project_results',
    'files',
    'engineer_registrations',
    'void_proposals',
  ],
  ...['reconsiderations', 'reconsidered_figures', 'company_details'],
  ...[
    'company_grants',
    'subscriptions',
    'purchases',
    'purchase_periods',
    'voided_payments',
    'invitations',
    'one_time_codes',
  ],
])('rows taken out of %s', async (table) => {
  const rows = await server.db.query(`select 1 from ${table}`)
  const differences = await tampered(`delete from ${table}`)
  expect(rows.length).toBeGreaterThan(0)
  expect(differences).toHaveLength(rows.length)
  for (const difference of differences) expect(difference).toMatch(/ is gone\.$/)
})

it('a row that somebody put in', async () => {
  const copy = `insert into documents (code, kind, project_hash, revision, file_id, sha256, issued_at)
    select 'COPY', kind, project_hash, revision, file_id, sha256, issued_at from documents where code = 'CODE'`
  expect(await tampered(copy)).toEqual([`Document COPY of ${people.hash} has no seal: the server did not write it.`])
})

it('seals that were changed or taken out', async () => {
  expect(await tampered(`update content_seals set seal = '' where scope = 'figures'`)).toEqual([
    'The seal of figures was changed, or was not written by this server.',
  ])
  const [difference] = await tampered(`delete from content_seals where scope = '${people.hash}'`)
  expect(difference).toMatch(/has no seal: the server did not write it\.$/)
})

it('what was changed is not sealed when the server writes the row again', async () => {
  const again = (tx: Db) =>
    tx.query('update projects set status = 4, updated_at = now()').then(() => sealTouchedRows(tx))
  expect(await tampered(`update projects set company_id = 'provider'`, again)).toEqual([
    `Project ${people.hash} is not as the server wrote it.`,
  ])
  expect(await tampered('select 1', again)).toEqual([])
})

const noTriggers = (sql: string): string =>
  `set local session_replication_role = replica; ${sql}; set local session_replication_role = origin`

const withdrawCondition = async (tx: Db): Promise<void> => {
  await tx.query(`update review_conditions set state = 'withdrawn', objection = 'No weld.'`)
  await recordEvent(tx, people.hash, 'conditionWithdrawn', people.ann.account, server.clock())
  await sealTouchedRows(tx)
}

const sealedLast = 'is not the one that the server sealed last: some are gone, or older rows were put back.'

describe('a copy of earlier rows with their seal', () => {
  const putBack = async (tx: Db): Promise<void> => {
    await tx.script('create temporary table former on commit drop as select * from content_seals')
    await withdrawCondition(tx)
    await tx.script(
      noTriggers(`update review_conditions set state = 'open', objection = '';
        update content_seals s set digests = f.digests, seal = f.seal from former f where f.scope = s.scope`),
    )
  }

  it('contradicts the newest record', async () => {
    expect(await tampered('select 1', putBack)).toEqual([`The newest record of ${people.hash} ${sealedLast}`])
  })

  it('is not sealed with the next record', async () => {
    const again = async (tx: Db): Promise<void> => {
      await putBack(tx)
      await withdrawCondition(tx)
    }
    expect(await tampered('select 1', again)).toContain(`The newest record of ${people.hash} ${sealedLast}`)
  })
})

it.each([
  ['timeline', 'record', (): string => people.hash],
  ['audit_trail', 'row', (): string => 'the audit trail'],
] as const)('the end of %s taken out, before housekeeping sealed it', async (table, noun, scope) => {
  const cut = `delete from ${table} where id = (select max(id) from ${table})`
  expect(await tampered(cut)).toEqual([`The newest ${noun} of ${scope()} ${sealedLast}`])
  expect(await tampered(`delete from ${table}`)).toEqual([`The newest ${noun} of ${scope()} is gone.`])
})

it('a document and an account that the audit trail contradicts', async () => {
  expect(await differencesIn(trailDifferences(server.services.db))).toEqual([])
  await tampered('select 1', async (tx) => {
    const actor = { accountId: people.bob.account.id }
    await recordChange(tx, { actor, action: 'document_voided', subjectId: 'CODE' }, server.clock())
    await recordChange(tx, { actor, action: 'staff_disabled', subjectId: people.ann.account.id }, server.clock())
    const detail = { registration: { from: null, to: 'RPEQ 9, Structural, valid until 30 Jun 2027' } }
    const renewed = { actor, action: 'registration_changed', subjectId: people.ann.account.id, detail } as const
    await recordChange(tx, renewed, server.clock())
    expect(await differencesIn(trailDifferences(tx))).toEqual([
      'Document CODE was withdrawn, and is not void.',
      `Account ${people.ann.account.id} was disabled, and is let in without a record.`,
      `The registration of engineer ${people.ann.account.id} is not as it was entered.`,
    ])
  })
})

it.each([
  ['taken out', 'documents', 'drop trigger documents_are_sealed on documents'],
  ['turned off', 'timeline', 'alter table timeline disable trigger timeline_is_append_only'],
  [
    'emptied',
    'accounts',
    'create or replace function note_accounts() returns trigger language plpgsql as $$ begin return null; end $$',
  ],
])('a trigger that was %s', async (_, table, change) => {
  expect(await differencesIn(triggerDifferences(server.services.db))).toEqual([])
  await tampered(change, async (tx) => {
    expect(await differencesIn(triggerDifferences(tx))).toEqual([
      `A trigger of ${table} is not as the migrations made it: changes may not be sealed.`,
    ])
  })
})
