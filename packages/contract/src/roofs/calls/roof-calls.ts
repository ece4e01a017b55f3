import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { roofCopies } from '../projects/copy.ts'
import { dateTime } from '../projects/draft.ts'
import { roofNaming } from '../projects/roof-name.ts'

const hash = z.string().min(1).max(100).meta({ label: 'Project hash' })
const ofProject = { method: 'POST', access: customer, about: 'project', keyScope: 'projects:write' } as const

/** Several roofs of one project: each is a project of its own, with its own result, charge and review. */
export const roofCalls = {
  addRoof: endpoint({
    ...ofProject,
    path: '/api/projects/roofs/add',
    summary: 'Add a roof to the project of another roof, with its place or with everything but the photos',
    body: z.strictObject({
      hash,
      ...roofNaming.shape,
      madeAt: dateTime,
      copy: z.enum(roofCopies).meta({ label: 'Copy' }),
    }),
    data: z.strictObject({ hash: z.string() }),
  }),
  renameRoof: endpoint({
    ...ofProject,
    path: '/api/projects/roofs/rename',
    summary: 'Name a roof of a project: a new revision with the same inputs',
    body: z.strictObject({ hash, ...roofNaming.shape }),
  }),
} as const
