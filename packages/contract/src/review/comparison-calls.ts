import { z } from 'zod'
import { count, endpoint } from '../platform/endpoint.ts'
import { changes, recalculation, recalculationMeans } from '../roofs/calls/revision-calls.ts'
import { projectRow } from '../roofs/wire/wire-shapes.ts'

const hash = z.string().min(1).max(100).meta({ label: 'Project hash' })
const revisionNumber = (label: string) => count(label, 1_000_000)
const reading = { access: ['engineer', 'administrator'], method: 'GET' } as const

const secondCalculation = recalculation
  .omit({ kept: true })
  .extend({
    /** True where the same generator made the table, so that this is no independent check of it. */
    isOwnGenerator: z.boolean(),
  })
  .nullable()
/** Differences from the issued result; null where these means do not apply to the project. */
export type SecondCalculation = z.infer<typeof secondCalculation>

/** What engineers and administrators compare: revisions, and the result by other means. */
export const comparisonCalls = {
  consoleRevision: endpoint({
    ...reading,
    path: '/api/console/project/revision',
    summary: 'A submitted project as it was saved in a revision',
    query: z.strictObject({ hash, revision: revisionNumber('Revision') }),
    data: projectRow,
  }),
  consoleChanges: endpoint({
    ...reading,
    path: '/api/console/project/changes',
    summary: 'What differs between two revisions of a submitted project, in inputs and results',
    query: z.strictObject({ hash, from: revisionNumber('From revision'), to: revisionNumber('To revision') }),
    data: changes,
  }),
  secondCalculation: endpoint({
    ...reading,
    path: '/api/console/project/second_calculation',
    summary:
      'The inputs of a result by other means: the engine in force beside the result as issued, the other edition of ' +
      'AS/NZS 1170.2, or purlin capacities from first principles in place of the table',
    query: z.strictObject({
      hash,
      id: z.string().max(100).optional().meta({ label: 'Result id' }),
      means: z.enum(recalculationMeans).meta({ label: 'Means' }),
    }),
    data: secondCalculation,
  }),
} as const
