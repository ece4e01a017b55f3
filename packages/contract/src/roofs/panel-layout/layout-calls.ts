import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { layoutHints } from './hints.ts'
import { codedSayings, layout } from './layout.ts'
import { keptLayout, layoutRequest } from './layout-request.ts'
import { partsList } from './parts-list.ts'

/** Drawing, sentences and parts list of one layout. */
export const layoutAnswer = z.strictObject({
  layout,
  /** What the layout says, in codes. */
  coded: codedSayings,
  parts: partsList,
  /** The parts list as a table for a spreadsheet. */
  csv: z.string(),
  /** Obstacles, walkways and places were drawn on another roof than this: the first warning says on which. */
  isOfFormerRoof: z.boolean(),
  /** Null: not asked for. */
  hints: layoutHints.nullable(),
})
export type LayoutAnswer = z.infer<typeof layoutAnswer>

const hash = z.string().min(1).max(100).meta({ label: 'Project hash' })

const revision = z.number().int().min(1).max(1_000_000).meta({ label: 'Revision' })

/** Which result and revision a layout is drawn for. */
export const layoutSubject = {
  hash,
  id: z.string().max(100).optional().meta({ label: 'Result id' }),
  /** Takes power and drawing from this revision; absent: from the newest one with the result's inputs. */
  revision: revision.optional(),
  /** The request that is kept with the revision, in place of the one of this body. */
  isKept: z.boolean().default(false).meta({ label: 'Kept request' }),
  /** Room left on each face, and what would bring panels back; takes several layouts. */
  hints: z.boolean().default(false).meta({ label: 'Hints' }),
}

/** Layout of an issued result; charges nothing. */
export const layoutCalls = {
  layout: endpoint({
    method: 'POST',
    path: '/api/projects/layout',
    summary: 'Panels, rails and feet of an issued result on its roof, with the parts list',
    access: customer,
    about: 'project',
    keyScope: 'projects:read',
    body: layoutRequest.extend(layoutSubject),
    data: layoutAnswer.nullable(),
  }),
  keptLayout: endpoint({
    method: 'GET',
    path: '/api/projects/layout-request',
    summary:
      'What was changed on the drawing of a project: obstacles, walkways, place of the array; null: nothing. ' +
      'With the revision, which is told when it is kept again',
    access: customer,
    about: 'project',
    keyScope: 'projects:read',
    query: z.strictObject({ hash }),
    data: z.strictObject({ revision, layout: keptLayout.nullable() }),
  }),
  keepLayout: endpoint({
    method: 'POST',
    path: '/api/projects/layout-request',
    summary:
      'Keep obstacles, walkways and the place of the array with the project, as a new revision; free. ' +
      'Refused with 409 where the project was saved since the revision on which they were drawn',
    access: customer,
    about: 'project',
    keyScope: 'projects:write',
    body: z.strictObject({ hash, revision, layout: keptLayout.nullable().meta({ label: 'Layout' }) }),
    /** The revision that has it: the next one, or the same where nothing differs. */
    data: z.strictObject({ revision }),
  }),
} as const
