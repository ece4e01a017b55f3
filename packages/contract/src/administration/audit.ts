/** Events of the audit trail and their labels. Stored rows carry these names, so none is ever renamed. */
export const auditMeanings = {
  staff_created: 'An engineer or administrator got an account',
  staff_disabled: 'An engineer or administrator was kept out, and every session ended',
  staff_enabled: 'An engineer or administrator was let in again',
  customer_disabled: 'A customer was kept out, and every session ended',
  provider_changed: 'The details of the provider were changed',
  sheeting_changed: 'A sheeting product got another name or picture',
  customer_enabled: 'A customer was let in again',
  codes_removed: 'An operator turned the one-time codes of an account off',
  unproven_codes_removed: 'One-time codes from before the address was proven were removed',
  api_key_made: 'A customer made an API key',
  api_key_revoked: 'A customer revoked an API key, or lost all of them to a password set by mail',
} as const

export type AuditAction = keyof typeof auditMeanings
