import { z } from 'zod'
import { told } from '../../platform/messages.ts'
import type { Problem } from '../../platform/problem.ts'
import { isBlank } from '../../platform/visible-text.ts'
import { certificateForm, type EntryName, entryNames, inspectionEntries } from './certificate-form.ts'

const reason = z.string().max(500).meta({ label: 'Reason' })

/** Corrects or adds a form of a state; it is used once another engineer has approved it. */
export const formProposal = z.strictObject({
  /** A `certificateForm`; what it may not hold is named in the refusal. */
  form: z.unknown().meta({ label: 'Form' }),
  /** Number of the change in force from which it was made, 0 for the published form; 409 if there is another now. */
  base: z.number().int().min(0).max(100_000).meta({ label: 'Base' }),
  reason,
})

export const formDecisions = ['approve', 'decline', 'withdraw'] as const
/** Another engineer approves or declines; who proposed it withdraws it. */
export const formDecision = z.strictObject({
  id: z.string().min(1).max(100).meta({ label: 'Proposal' }),
  decision: z.enum(formDecisions).meta({ label: 'Decision' }),
  note: z.string().max(500).meta({ label: 'Note' }),
})

const change = z.strictObject({
  id: z.string(),
  number: z.number().int(),
  form: certificateForm,
  reason: z.string(),
  proposedBy: z.string(),
  /** Times in ISO 8601, UTC. */
  proposedAt: z.string(),
  /** Empty while it is open. */
  decidedBy: z.string(),
  decidedAt: z.string().nullable(),
  note: z.string(),
  state: z.enum(['proposed', 'approved', 'declined', 'withdrawn']),
  /** By the caller, who may not approve it. */
  isOwn: z.boolean(),
})
/** A correction of a form, open or decided. */
export type FormChange = z.infer<typeof change>

const formInForce = z.strictObject({
  form: certificateForm,
  /** 0: as published. */
  number: z.number().int(),
  /** Newest first. */
  changes: z.array(change),
})
/** A form with what became of its proposals. */
export type FormInForce = z.infer<typeof formInForce>
/** Forms in use, then added ones that wait for their approval. */
export const formsInForce = z.strictObject({
  forms: z.array(formInForce),
  /** Added forms that nobody has approved yet. */
  waiting: z.array(change),
})

type Section = { readonly entries?: readonly unknown[] }
type Loose = { readonly sections?: readonly unknown[]; readonly purpose?: unknown }
const listOf = <T>(value: readonly T[] | undefined): readonly T[] => (Array.isArray(value) ? value : [])

/** Entries that only the certificate of a design holds. */
const designEntries: readonly EntryName[] = [
  'aspectsCertified',
  'notCertified',
  'conditionsKept',
  'wind',
  'greatestAction',
  'tests',
  'reliedUpon',
  'inspections',
  'validity',
]

/** A design is certified before anything is inspected, and an inspection certifies no design. */
const holds = ({ purpose }: Loose, value: string): boolean => {
  const ofOther: readonly string[] = purpose === 'inspection' ? designEntries : inspectionEntries
  return entryNames.some((name) => name === value) && !ofOther.includes(value)
}

/** Names each entry that asks for a value which no certificate of its purpose holds. */
export const unknownEntryProblems = (form: unknown): readonly Problem[] => {
  const loose = Object(form) as Loose
  return listOf(loose.sections)
    .map((section) => Object(section) as Section)
    .flatMap(({ entries }) => listOf(entries))
    .flatMap((entry) => {
      const { label, value } = Object(entry) as { readonly label?: unknown; readonly value?: unknown }
      if (typeof value !== 'string' || holds(loose, value)) return []
      return [
        {
          field: 'form',
          ...told('formEntryUnknown', { label: String(label ?? '').slice(0, 100), entry: value.slice(0, 60) }),
        },
      ]
    })
}

/** Refuses a blank reason. */
export const formReasonProblems = (form: { readonly reason: string }): readonly Problem[] =>
  isBlank(form.reason) ? [{ field: 'reason', ...told('reasonRequired') }] : []
