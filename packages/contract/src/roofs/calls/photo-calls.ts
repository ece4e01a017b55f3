import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { fields } from '../fields/wizard-fields.ts'
import { addresses } from '../wire/wire-values.ts'

const { roof, rafterSpan, connection, sheeting, extra } = fields.photos

/** Photos that are taken after the calculation: no calculation reads them. */
export const photoCalls = {
  keepPhotos: endpoint({
    method: 'POST',
    path: '/api/projects/photos',
    summary: 'Keep the photos and files of a project, as a new revision with the same inputs and result; free',
    access: customer,
    about: 'project',
    keyScope: 'projects:write',
    body: z.strictObject({
      hash: z.string().min(1).max(100).meta({ label: 'Project hash' }),
      roof: addresses(roof.label),
      rafterSpan: addresses(rafterSpan.label),
      connection: addresses(connection.label),
      sheeting: addresses(sheeting.label),
      extra: addresses(extra.label),
      openedRevision: z.int().min(1).max(1_000_000).nullish().meta({
        label: 'Revision that was opened',
        description:
          'The revision that the lists began from: files that others added since then stay. Left out: not compared.',
      }),
    }),
    /** The revision that has them: the next one, or the same where nothing differs. */
    data: z.strictObject({ revision: z.number().int().min(1) }),
  }),
} as const
