import type { SealedTable } from './sealed-table.ts'

const money: readonly SealedTable[] = [
  {
    table: 'subscriptions',
    noun: 'Paid period',
    scope: 'id',
    id: 'id',
    columns: ['account_id', 'source', 'bought', 'starts_at', 'ends_at', 'created_at'],
  },
  {
    table: 'purchases',
    noun: 'Purchase',
    scope: 'id',
    id: 'id',
    columns: ['store', 'reference', 'account_id', 'renews', 'grace_until', 'renewal_told_at', 'created_at'],
  },
  {
    table: 'purchase_periods',
    noun: 'Period of purchase',
    scope: 'purchase_id',
    id: 'reference',
    columns: ['product', 'quota', 'starts_at', 'ends_at', 'revoked_at', 'told_at'],
  },
  {
    table: 'voided_payments',
    noun: 'Payment given back of purchase',
    scope: 'purchase_id',
    id: 'reference',
    columns: ['voided_at'],
  },
]

/** Sealed since migration 0046. Older rows are sealed in batches after the start that ran it. */
export const laterTables: readonly SealedTable[] = [
  {
    table: 'projects',
    name: 'underlays',
    noun: 'Picture under project',
    scope: 'hash',
    id: 'hash',
    columns: ['underlay'],
    isBusy: true,
  },
  {
    table: 'accounts',
    name: 'account_phones',
    noun: 'Phone number of account',
    scope: 'id',
    id: 'id',
    columns: ['phone'],
    isBusy: true,
  },
  ...money,
  {
    table: 'invitations',
    noun: 'Invitation',
    scope: 'id',
    id: 'id',
    columns: ['company_id', 'email', 'token_hash', 'invited_by', 'created_at', 'expires_at', 'ended_at'],
  },
  {
    table: 'one_time_codes',
    noun: 'One-time codes of account',
    scope: 'account_id',
    id: 'account_id',
    columns: ['sealed', 'begun_at', 'turned_on_at'],
    isBusy: true,
  },
]

/** Sealed from its first row. */
const grantTable: SealedTable = {
  table: 'company_grants',
  noun: 'Period granted to a company',
  scope: 'id',
  id: 'id',
  columns: [
    ...['company_id', 'invoice', 'months', 'calculations', 'granted_by', 'granted_at', 'ended_by', 'ended_at'],
    'end_reason',
  ],
}

/** Of the provider; sealed from its first row. */
const offerTable: SealedTable = {
  table: 'review_offers',
  noun: 'What is stated of a review',
  scope: `'provider'`,
  id: 'single',
  columns: ['price', 'days', 'version'],
}

/** What was built; sealed from its first row. */
const builtTable: SealedTable = {
  table: 'as_built_records',
  noun: 'Record as built',
  scope: 'project_hash',
  id: 'id',
  columns: [
    ...['issued_result_id', 'revision', 'content', 'version', 'zones', 'statement', 'signed_by', 'signed_at'],
    ...['needs_engineer', 'is_accepted', 'reason', 'decided_by', 'engineer', 'registration', 'decided_at'],
    ...['document_code', 'superseded_at'],
  ],
}

/** What engineers write after a question; sealed from its first row. */
const replyTable: SealedTable = {
  table: 'review_replies',
  noun: 'Reply',
  scope: 'project_hash',
  id: 'id',
  columns: ['question_id', 'text', 'written_by', 'written_at'],
}

/** Decides what certificates print; sealed since migration 0075, which seals the rows it finds. */
export const formChangeTable: SealedTable = {
  table: 'certificate_form_changes',
  noun: 'Correction of form',
  scope: 'form_id',
  id: 'id',
  columns: ['number', 'content', 'reason', 'state', 'proposed_by', 'proposed_at', 'decided_by', 'decided_at', 'note'],
}

/** What the provider states, sells and writes to customers, and what installers sign of finished arrays; forms of certificates. */
export const newestTables: readonly SealedTable[] = [offerTable, grantTable, builtTable, replyTable, formChangeTable]
