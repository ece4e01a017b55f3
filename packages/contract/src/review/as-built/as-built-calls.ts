import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { signedAddress } from '../../roofs/upload-ticket.ts'
import { hash } from '../review-forms.ts'
import {
  asBuiltContent,
  asBuiltSubjects,
  asBuiltZones,
  comparedZone,
  deviationDecision,
  installerStatement,
} from './as-built-record.ts'

const ofCustomer = { access: customer, about: 'project' } as const

/** A photo that is wanted: its subject and zone. */
const wantedPhoto = z.strictObject({ subject: z.enum(asBuiltSubjects), zone: z.enum(asBuiltZones).nullable() })
/** Name and place of a guided photo. */
export type WantedPhoto = z.infer<typeof wantedPhoto>

/** A state of the record. `open`: still entered. `with-engineer`: signed, with a deviation. `put-right`: the engineer wants it changed. */
export const asBuiltStates = ['open', 'with-engineer', 'put-right', 'accepted', 'closed'] as const
/** `accepted`: signed, and an engineer accepted its deviations. `closed`: signed, and nothing deviates. */
export type AsBuiltState = (typeof asBuiltStates)[number]

const decision = z.strictObject({
  isAccepted: z.boolean(),
  reason: z.string(),
  engineer: z.string(),
  registration: z.string(),
  /** ISO 8601, UTC. */
  decidedAt: z.string(),
})

const issuedOf = z.strictObject({ code: z.string(), address: z.string(), issuedAt: z.string() })

/** The record as built of a project, with its plan. */
export const asBuiltOfProject = z.strictObject({
  /** Of the signed record, or the one that is being entered; empty: nothing is saved yet. */
  record: z.string(),
  state: z.enum(asBuiltStates),
  /** Sent back to save; 409 where somebody else saved first. 0: nothing is saved yet. */
  version: z.number().int(),
  content: asBuiltContent,
  /** Plan beside measurement, in the order of the result. */
  zones: z.array(comparedZone),
  wanted: z.array(wantedPhoto),
  /** Of `content.photos`, signed for an hour. */
  files: z.array(signedAddress),
  /** Of the signed record; null: not signed. */
  statement: installerStatement.extend({ signedAt: z.string(), signedBy: z.string() }).nullable(),
  decision: decision.nullable(),
  /** The close-out pack, signed for an hour; null: not issued. */
  pack: issuedOf.nullable(),
  /** The certificate after inspection; null: none is issued. */
  inspection: issuedOf.nullable(),
})
/** What the page of the finished array shows. */
export type AsBuiltOfProject = z.infer<typeof asBuiltOfProject>

const stored = z.strictObject({
  /** The record that was saved: a new one after a signed one. */
  record: z.string(),
  version: z.number().int(),
  zones: z.array(comparedZone),
})

/** As built: measurements, photos, statement and the close-out pack. No status of a project changes. */
export const asBuiltCalls = {
  asBuilt: endpoint({
    ...ofCustomer,
    method: 'GET',
    keyScope: 'projects:read',
    path: '/api/projects/as_built',
    summary: 'Plan and measurements of a finished array; 409 where the project has no result to build from',
    query: z.strictObject({ hash }),
    data: asBuiltOfProject,
  }),
  saveAsBuilt: endpoint({
    ...ofCustomer,
    method: 'POST',
    keyScope: 'projects:write',
    path: '/api/projects/as_built/save',
    summary: 'Keep measurements and photos of a finished array, complete or not; 409 if somebody else saved first',
    body: asBuiltContent.extend({
      hash,
      version: z.number().int().min(0).max(1_000_000_000).meta({ label: 'Version' }),
    }),
    data: stored,
  }),
  /** Refuses with 400 what is missing, by field: `zones.Edge.rails`, `photos.setback.Edge`, `photos.module-label`, `statement.licence`. */
  signAsBuilt: endpoint({
    ...ofCustomer,
    method: 'POST',
    path: '/api/projects/as_built/sign',
    prints: true,
    summary:
      'Sign the statement of the installer; deviations go to an engineer, otherwise the close-out pack is issued',
    body: z.strictObject({
      hash,
      /** As read: what is signed is what was seen. */
      version: z.number().int().min(0).max(1_000_000_000).meta({ label: 'Version' }),
      statement: installerStatement,
    }),
    data: asBuiltOfProject,
  }),
  reopenAsBuilt: endpoint({
    ...ofCustomer,
    method: 'POST',
    path: '/api/projects/as_built/reopen',
    summary: 'Begin a new record from a signed one; the signed one and its pack stay, superseded',
    body: z.strictObject({ hash }),
    data: asBuiltOfProject,
  }),
  consoleAsBuilt: endpoint({
    method: 'GET',
    access: ['engineer', 'administrator'],
    path: '/api/console/project/as_built',
    summary: 'The signed record as built of a project, with its deviations; null: none is signed',
    query: z.strictObject({ hash }),
    data: asBuiltOfProject.nullable(),
  }),
  decideAsBuilt: endpoint({
    method: 'POST',
    access: ['engineer'],
    path: '/api/console/project/as_built/decide',
    prints: true,
    summary:
      'Accept deviations as built, which issues the close-out pack, or have them put right; the reason is printed',
    body: deviationDecision,
    data: asBuiltOfProject,
  }),
} as const
