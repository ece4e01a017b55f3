import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { coded } from '../../platform/coded/coded.ts'
import { count, endpoint, zeroOrOne } from '../../platform/endpoint.ts'
import { difference } from '../results/difference.ts'
import { verdict } from '../results/result.ts'
import { projectRow } from '../wire/wire-shapes.ts'

const hash = z.string().min(1).max(100).meta({ label: 'Project hash' })
const revisionNumber = (label: string) => count(label, 1_000_000)

/** A saved state of a project. Times in ISO 8601, UTC. */
export const revision = z.strictObject({
  revision: z.number().int().min(1),
  saved_at: z.string(),
  /** Name of the person who saved it. */
  saved_by: z.string(),
  /** Code in place of a name, such as "Deleted account". */
  saved_by_coded: coded.optional(),
  /** Id of the result issued for these inputs; null where none was. */
  result: z.string().nullable(),
  issued_at: z.string().nullable(),
  engine_version: z.string().nullable(),
  catalogue_version: z.string().nullable(),
})
export type Revision = z.infer<typeof revision>

/** Differences between two revisions of a project. */
export const changes = z.strictObject({
  input: z.array(difference).readonly(),
  /** Null where one of the revisions has no result. */
  result: z.array(difference).readonly().nullable(),
})
export type Changes = z.infer<typeof changes>

/** A calculation with the engine and figures in force, against the issued result. */
export const recalculation = z.strictObject({
  engine_version: z.string(),
  catalogue_version: z.string(),
  verdict,
  /** resultString and one line per zone. */
  output: z.string(),
  differences: z.array(difference).readonly(),
  /** Id of the result that a new revision keeps; null when results were only compared. */
  kept: z.string().nullable(),
})
export type Recalculation = z.infer<typeof recalculation>

/**
 * By what means a roof is calculated again: the engine and figures in force, beside the result that was issued; the other
 * edition of AS/NZS 1170.2; purlin capacities calculated for this very span in place of the table's.
 */
export const recalculationMeans = ['engine', 'edition', 'first-principles'] as const
export type RecalculationMeans = (typeof recalculationMeans)[number]

const reading = { access: customer, about: 'project', keyScope: 'projects:read' } as const

/** Revisions of the caller's projects, and calculating again. */
export const revisionCalls = {
  revisions: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/projects/revisions',
    summary: 'Revisions of a project, newest first',
    query: z.strictObject({ hash }),
    data: z.array(revision),
  }),
  revision: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/projects/revision',
    summary: 'A project as it was saved in a revision',
    query: z.strictObject({ hash, revision: revisionNumber('Revision') }),
    data: projectRow,
  }),
  changes: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/projects/changes',
    summary: 'What differs between two revisions of a project, in inputs and results',
    query: z.strictObject({ hash, from: revisionNumber('From revision'), to: revisionNumber('To revision') }),
    data: changes,
  }),
  recalculate: endpoint({
    ...reading,
    method: 'POST',
    path: '/api/projects/recalculate',
    summary:
      'Calculate the inputs of a charged result again with the present engine and figures, free of charge, and compare; ' +
      'with keep 1 a new revision keeps the new result',
    keyScope: 'assess',
    body: z.strictObject({
      hash,
      id: z.string().max(100).optional().meta({ label: 'Result id' }),
      keep: zeroOrOne.default(0).meta({ label: 'Keep' }),
    }),
    data: recalculation.nullable(),
  }),
} as const
