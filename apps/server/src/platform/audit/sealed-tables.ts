import { laterTables, newestTables } from './later-tables.ts'
import type { SealedTable } from './sealed-table.ts'

const ofProject = { scope: 'project_hash' } as const

const wholeTables: readonly SealedTable[] = [
  {
    table: 'projects',
    noun: 'Project',
    scope: 'hash',
    id: 'hash',
    columns: [
      ...['company_id', 'status', 'issued_result_id', 'engineer_id', 'submitted_at', 'deliver_at', 'review_file'],
      ...['hidden_at', 'roof_name', 'roof_of'],
    ],
  },
  {
    table: 'project_revisions',
    noun: 'Revision',
    ...ofProject,
    id: 'revision',
    columns: ['input_hash', 'issued_result_id', 'saved_at'],
  },
  {
    table: 'project_results',
    noun: 'Result that belongs to its project',
    ...ofProject,
    id: 'issued_result_id',
    columns: [],
  },
  {
    table: 'documents',
    noun: 'Document',
    ...ofProject,
    id: 'code',
    columns: [
      ...['kind', 'revision', 'issued_result_id', 'file_id', 'sha256', 'state', 'issued_at', 'ended_at', 'voided_by'],
      'void_reason',
      'conditions',
    ],
  },
  {
    table: 'delivered_reviews',
    noun: 'Delivered review',
    ...ofProject,
    id: 'address',
    columns: ['revision', 'issued_result_id', 'delivered_by', 'delivered_at'],
  },
  {
    table: 'review_questions',
    noun: 'Question',
    ...ofProject,
    id: 'id',
    columns: ['revision', 'field', 'photo', 'text', 'is_return', 'asked_by', 'asked_at', 'closed_by', 'closed_at'],
  },
  {
    table: 'review_answers',
    noun: 'Answer',
    ...ofProject,
    id: 'id',
    columns: ['question_id', 'text', 'answered_by', 'answered_at'],
  },
  {
    table: 'review_conditions',
    noun: 'Condition',
    ...ofProject,
    id: 'id',
    columns: [
      ...['text', 'created_by', 'created_at', 'state', 'closed_by', 'closed_at', 'note', 'evidence', 'objection'],
    ],
  },
  {
    table: 'photo_marks',
    noun: 'Mark-up of photo',
    ...ofProject,
    id: 'photo',
    columns: ['marks', 'version', 'marked_by', 'marked_at'],
  },
  {
    table: 'issued_results',
    noun: 'Result',
    scope: 'id',
    id: 'id',
    columns: [
      ...['company_id', 'scope', 'input_hash', 'input', 'result', 'output', 'engine_version', 'catalogue_version'],
      ...['issued_at', 'is_charged'],
    ],
  },
  { table: 'result_figures', noun: 'Figure of a result', scope: 'issued_result_id', id: 'figure', columns: [] },
  {
    table: 'files',
    noun: 'File',
    scope: 'id',
    id: 'id',
    columns: [
      ...['company_id', 'key', 'address', 'kind', 'content_type', 'bytes', 'name', 'is_review', 'sha256', 'created_at'],
      'preview_sha256',
    ],
  },
  {
    table: 'figure_sign_offs',
    noun: 'Sign-off',
    scope: `'figures'`,
    id: 'id',
    columns: [
      ...['figure', 'published_hash', 'replaced', 'entry', 'reason', 'evidence_file', 'state', 'proposed_by'],
      ...['proposed_at', 'decided_by', 'decided_at', 'note', 'confirmed_name', 'approved_name'],
    ],
  },
  {
    table: 'figure_rules',
    noun: 'Rule of sign-offs',
    scope: `'figures'`,
    id: 'single',
    columns: ['second_engineer', 'version'],
  },
]

const ofProvider = { scope: `'provider'` } as const

/** Accounts: rights, and names that documents print. */
export const accountTables: readonly SealedTable[] = [
  {
    table: 'accounts',
    noun: 'Account',
    scope: 'id',
    id: 'id',
    columns: [
      ...['company_id', 'company_role', 'role', 'email', 'name', 'password_hash', 'created_at', 'disabled_at'],
      'deleted_at',
    ],
    isBusy: true,
  },
  {
    table: 'companies',
    noun: 'Company',
    scope: 'id',
    id: 'id',
    columns: ['name', 'licence', 'logo_jpeg', 'created_at'],
    isBusy: true,
  },
  {
    table: 'provider_details',
    noun: 'Details of the provider',
    ...ofProvider,
    id: 'single',
    columns: ['name', 'email', 'phone', 'web', 'version'],
    isBusy: true,
  },
  {
    table: 'sheeting_products',
    noun: 'Sheeting product',
    ...ofProvider,
    id: 'position',
    columns: ['name', 'picture_id', 'picture_jpeg', 'version'],
    isBusy: true,
  },
]

/** Sealed since their first row: what documents say of companies, who may sign, proposed withdrawals, reconsiderations. */
const signingTables: readonly SealedTable[] = [
  {
    table: 'company_details',
    noun: 'Details of company',
    scope: 'company_id',
    id: 'company_id',
    columns: ['abn', 'phone', 'accreditation'],
  },
  {
    table: 'engineer_registrations',
    noun: 'Registration of engineer',
    scope: 'account_id',
    id: 'account_id',
    columns: ['body', 'number', 'class', 'valid_until', 'entered_by', 'entered_at'],
  },
  {
    table: 'void_proposals',
    noun: 'Proposal to void document',
    ...ofProject,
    id: 'code',
    columns: ['reason', 'proposed_by', 'proposed_at'],
  },
  {
    table: 'reconsiderations',
    noun: 'Reconsideration',
    ...ofProject,
    id: 'id',
    columns: [
      ...['issued_result_id', 'opened_at', 'cause', 'verdict_before', 'verdict_after', 'differences', 'settled_at'],
      ...['settled_by', 'outcome', 'reason'],
    ],
  },
  {
    table: 'reconsidered_figures',
    noun: 'Figures of reconsideration',
    ...ofProject,
    id: 'reconsideration_id',
    columns: ['figures'],
  },
]

/** The newest row seals a chain: rows put back with an older seal contradict the records of their project. */
export const chainEnds: readonly SealedTable[] = [
  {
    table: 'timeline',
    noun: 'record',
    ...ofProject,
    id: `'newest'`,
    columns: ['hash'],
    rows: '(select distinct on (project_hash) project_hash, hash from timeline order by project_hash, id desc)',
  },
  {
    table: 'audit_trail',
    noun: 'row',
    scope: `'the audit trail'`,
    id: `'newest'`,
    columns: ['hash'],
    rows: '(select hash from audit_trail order by id desc limit 1)',
  },
]

/** Every row of these has a seal; the audit compares them. */
export const sealedTables: readonly SealedTable[] = [
  ...wholeTables,
  ...accountTables,
  ...laterTables,
  ...signingTables,
  ...newestTables,
  ...chainEnds,
]

const ofRow = (row: string, column: string): string => (column.startsWith(`'`) ? column : `${row}.${column}`)

export const scopeSql = ({ scope }: SealedTable, row: string): string => ofRow(row, scope)

export const idSql = ({ id }: SealedTable, row: string): string => `${ofRow(row, id)}::text`

export const rowsOf = ({ table, rows }: SealedTable): string => rows ?? table

/** For entries, trigger and function of a table. */
export const nameOfTable = ({ table, name = table }: SealedTable): string => name

/** Names a row within its scope. */
export const entrySql = (sealed: SealedTable, row: string): string =>
  `'${nameOfTable(sealed)}/' || ${idSql(sealed, row)}`

/** A moment in seconds, because its text depends on the session's time zone. */
const valueSql = (row: string, column: string): string =>
  column.endsWith('_at') || column === 'grace_until' ? `extract(epoch from ${row}.${column})` : `${row}.${column}`

/** SHA-256 of what a row says. */
export const digestSql = ({ columns }: SealedTable, row: string): string => {
  const members = columns.map((column) => `'${column}', ${valueSql(row, column)}`).join(', ')
  return `encode(sha256(convert_to(jsonb_build_object(${members})::text, 'UTF8')), 'hex')`
}

const laterColumns = ['preview_sha256', 'roof_name', 'roof_of']

/** The tables that migration 0034 seals, without later columns. */
export const firstSealedTables: readonly SealedTable[] = wholeTables.map((sealed) => ({
  ...sealed,
  columns: sealed.columns.filter((column) => !laterColumns.includes(column)),
}))

/** Notes that a chain has grown, and its former newest row. */
const endTriggerSql = (
  sealed: SealedTable,
): string => `create function note_${sealed.table}() returns trigger language plpgsql as $$
begin
  insert into touched_rows values (pg_current_xact_id(), now(), ${scopeSql(sealed, 'new')}, ${entrySql(sealed, 'new')},
    case new.previous when '' then '' else ${digestSql(sealed, 'new').replace('new.hash', 'new.previous')} end)
    on conflict do nothing;
  return null;
end $$;
create trigger ${sealed.table}_is_sealed after insert on ${sealed.table} for each row execute function note_${sealed.table}();
`

const updateOf = ({ columns, isBusy }: SealedTable): string => (isBusy ? `update of ${columns.join(', ')}` : 'update')

/** Notes the rows that a transaction changes, with their former digests. */
const rowTriggerSql = (
  sealed: SealedTable,
): string => `create function note_${nameOfTable(sealed)}() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), ${scopeSql(sealed, 'new')}, ${entrySql(sealed, 'new')}, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), ${scopeSql(sealed, 'old')}, ${entrySql(sealed, 'old')},
      ${digestSql(sealed, 'old')})
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger ${nameOfTable(sealed)}_are_sealed after insert or ${updateOf(sealed)} or delete on ${sealed.table}
  for each row execute function note_${nameOfTable(sealed)}();
`

export const triggerSql = (sealed: SealedTable): string =>
  sealed.rows === undefined ? rowTriggerSql(sealed) : endTriggerSql(sealed)
