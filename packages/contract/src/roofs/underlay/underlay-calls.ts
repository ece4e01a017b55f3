import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { underlay } from './underlay.ts'

const hash = z.string().min(1).max(100).meta({ label: 'Project hash' })

/** The picture below a roof map, for the people of the company. */
export const underlayCalls = {
  underlay: endpoint({
    method: 'GET',
    path: '/api/projects/underlay',
    summary: 'The picture below the roof map of a project, with what is traced on it; null: none',
    access: customer,
    about: 'project',
    keyScope: 'projects:read',
    query: z.strictObject({ hash }),
    data: underlay.nullable(),
  }),
  keepUnderlay: endpoint({
    method: 'POST',
    path: '/api/projects/underlay',
    summary: 'Keep a picture below the roof map of a project; it changes no input, result or report',
    access: customer,
    about: 'project',
    keyScope: 'projects:write',
    body: z.strictObject({ hash, underlay: underlay.nullable().meta({ label: 'Picture below the roof map' }) }),
  }),
} as const
