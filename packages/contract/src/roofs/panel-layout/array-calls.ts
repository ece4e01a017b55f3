import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { endpoint } from '../../platform/endpoint.ts'

/** Panels side by side as one rectangle on the plan of the building: the corners, m, as x and y in turn. */
const panels = z.array(z.number().finite()).length(8).readonly()

const arrayOutline = z.strictObject({ hash: z.string(), panels: z.array(panels).readonly() })
/** The array of a project as a small picture shows it. */
export type ArrayOutline = z.infer<typeof arrayOutline>

/** How many projects one call may name. */
export const mostArrays = 10

export const arrayCalls = {
  arrays: endpoint({
    method: 'POST',
    path: '/api/projects/arrays',
    summary: 'Arrays of projects for small pictures; leaves out projects without a paid result, and those of others',
    access: customer,
    keyScope: 'projects:read',
    body: z.strictObject({
      hashes: z.array(z.string().min(1).max(100)).min(1).max(mostArrays).readonly().meta({ label: 'Project hashes' }),
    }),
    data: z.array(arrayOutline).readonly(),
  }),
} as const
