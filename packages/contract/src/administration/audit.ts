/** Events of the audit trail and their labels. Stored rows carry these names, so none is ever renamed. */
export const auditMeanings = {
  staff_created: 'A staff account was created',
  staff_disabled: 'A staff account was disabled and its sessions ended',
  staff_enabled: 'A staff account was enabled again',
  registration_changed: 'The registration of an engineer was entered or changed',
  customer_disabled: 'A customer account was disabled and its sessions ended',
  provider_changed: 'Provider details were changed',
  review_offer_changed: 'What is stated of a review was changed',
  sheeting_changed: 'A sheeting product was given another name or picture',
  figure_proposed: 'An engineer proposed to confirm or replace a figure',
  figure_approved: 'A figure was signed off: the catalogue has a new version',
  figure_declined: 'A proposed figure was declined',
  figure_withdrawn: 'A proposed figure was withdrawn',
  figure_revoked: 'A signed figure was taken back: the catalogue has a new version',
  figure_rules_changed: 'Whether a second engineer must approve figures was changed',
  customer_enabled: 'A customer account was enabled again',
  codes_removed: 'An operator turned off the one-time codes of an account',
  unproven_codes_removed: 'One-time codes set up before the address was verified were removed',
  api_key_made: 'A customer created an API key',
  api_key_revoked: 'A customer revoked an API key, or resetting the password by email revoked all of them',
  document_void_proposed: 'An engineer proposed to withdraw an issued document',
  document_voided: 'An issued document was withdrawn',
  secret_accepted: 'An operator started the server with another secret, and accepted it',
  secret_noted: 'A secret that nothing in the database could prove was noted as the right one',
  reconsideration_settled: 'An engineer decided that a result under reconsideration stands',
  sandbox_period_ended: 'A start without the sandbox store ended a period that it had given',
  period_granted: 'A paid period was granted to a company by invoice',
  granted_period_ended: 'A period granted by invoice was ended',
  rows_sealed: 'An update of the server sealed the rows that it found',
} as const

/** Name under which an event is stored; its label is in `auditMeanings`. */
export type AuditAction = keyof typeof auditMeanings
