import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { layout } from './layout.ts'
import { layoutRequest } from './layout-request.ts'
import { partsList } from './parts-list.ts'

export const layoutAnswer = z.strictObject({
  layout,
  parts: partsList,
  /** The parts list as a table for a spreadsheet. */
  csv: z.string(),
})
export type LayoutAnswer = z.infer<typeof layoutAnswer>

export const layoutCalls = {
  layout: endpoint({
    method: 'POST',
    path: '/api/projects/layout',
    summary: 'Panels, rails and feet of an issued result on its roof, with the parts list',
    access: customer,
    about: 'project',
    keyScope: 'projects:read',
    body: layoutRequest.extend({
      hash: z.string().min(1).max(100).meta({ label: 'Project hash' }),
      id: z.string().max(100).optional().meta({ label: 'Result id' }),
    }),
    data: layoutAnswer.nullable(),
  }),
} as const
