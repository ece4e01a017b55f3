import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { coded } from '../../platform/coded/coded.ts'
import { endpoint, wholeNumber } from '../../platform/endpoint.ts'
import { draftContent } from './draft-content.ts'
import { draftName } from './draft-name.ts'

const id = z.string().regex(draftName).meta({ label: 'Draft' })
const version = z.number().int().min(0).max(1_000_000_000)

/** A draft of the account as the server has it. */
export const keptDraft = z.strictObject({
  id,
  /** Raised by every change. */
  version,
  /** Identifier of the change that made this version. */
  change: z.string(),
  /** Null: it was removed, or saved as a project. */
  content: draftContent.nullable(),
  /** The project that it was saved as. */
  project: z.string().nullable(),
  savedAt: z.string(),
  /** Browser and system of the last change, and the same in code. */
  device: z.string(),
  device_coded: coded,
})
/** A draft of the account as the server has it. */
export type KeptDraft = z.infer<typeof keptDraft>

/** Drafts of the wizard that an account has on all of its devices. */
export const draftCalls = {
  drafts: endpoint({
    method: 'GET',
    path: '/api/drafts',
    summary:
      'Drafts of the account that changed since a former answer, the removed ones too; up to 25, until an answer has none',
    access: customer,
    query: z.strictObject({
      after: wholeNumber
        .default(0)
        .meta({ label: 'Known changes', description: '`at` of the former answer; left out: all' }),
    }),
    data: z.strictObject({ at: z.number().int().min(0), drafts: z.array(keptDraft) }),
  }),
  saveDraft: endpoint({
    method: 'POST',
    path: '/api/drafts',
    summary: 'Keep a draft with the account, or remove it; refused (409) where another device has changed it since',
    access: customer,
    body: z.strictObject({
      id,
      base: version.meta({ label: 'Version', description: 'The version that was changed; 0: none' }),
      change: z
        .string()
        .regex(/^[\w-]{8,64}$/)
        .meta({ label: 'Change of the draft', description: 'Made by the device; sent again, it changes nothing' }),
      content: draftContent.nullable().meta({ label: 'Draft', description: 'Null: the draft is removed' }),
    }),
    data: z.strictObject({ version }),
  }),
} as const
