import { z } from 'zod'
import { inText, word } from '../platform/coded/told.ts'
import { endpoint } from '../platform/endpoint.ts'
import { told } from '../platform/messages.ts'
import { oneLine } from '../platform/one-line.ts'
import { isBlank } from '../platform/visible-text.ts'
import { namedPerson } from '../roofs/project-status.ts'

/** The provider's checklist, and what engineers have ticked of it for a project. Times in ISO 8601, UTC. */

/** Of the checklist. */
export const mostItems = 30
/** Characters of one item. */
export const longestItem = 200

const itemId = z.string().regex(/^[\w-]{1,40}$/)

const item = z.strictObject({
  /** Given by the client once and kept, so that a ticked item is found again after the list was changed. */
  id: itemId.meta({ label: 'Item' }),
  text: oneLine('Item', longestItem).refine(
    (text) => !isBlank(text),
    inText(told('textRequired', { label: word('Item') })),
  ),
})
/** What an engineer checks of every job, in one line. */
export type ChecklistItem = z.infer<typeof item>

const items = z.array(item).max(mostItems).meta({ label: 'Item' })
const version = z.number().int().min(0).max(1_000_000_000).meta({ label: 'Version' })

/** In force for every project; version 0: none was ever defined. */
export const checklist = z.strictObject({
  /** Grows with each change; a change of an older version is refused. */
  version,
  items,
  /** Null: never changed. */
  saved: z.strictObject({ at: z.string(), ...namedPerson }).nullable(),
})
/** The checklist as its provider keeps it. */
export type Checklist = z.infer<typeof checklist>

const tick = z.strictObject({
  ...namedPerson,
  at: z.string(),
  /** Revision of the project that was looked at. */
  revision: z.number().int(),
  /** As the item read then. */
  text: z.string(),
})
/** That somebody looked at an item. */
export type Tick = z.infer<typeof tick>

/** The checklist for one project. A tick counts for the text and the revision that it was made for. */
export const jobChecklist = z.strictObject({
  version,
  items: z.array(
    item.extend({
      /** Null: not ticked for the present text and revision. */
      tick: tick.nullable(),
      /** Ticked earlier, for another text or revision; the newest. */
      before: tick.nullable(),
    }),
  ),
})
export type JobChecklist = z.infer<typeof jobChecklist>

/** Items that stay unticked, listed so that none is forgotten; kept in the record of the move. */
export const unticked = z.array(itemId).max(mostItems).default([]).meta({ label: 'Item' })

const hash = z.string().min(1).max(100).meta({ label: 'Project hash' })
const staff = { access: ['engineer', 'administrator'] } as const

/** Definition of the checklist, and ticks of its items. */
export const checklistCalls = {
  checklist: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/console/checklist',
    summary: 'What engineers check of every job',
    data: checklist,
  }),
  changeChecklist: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/console/checklist',
    summary: 'Replace the checklist; 409 if somebody else changed it first',
    body: z.strictObject({ version, items }),
    data: checklist,
  }),
  tickItem: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/console/project/checklist',
    summary: 'Tick an item of the checklist for a project, or take the tick back; 409 if the item reads otherwise now',
    body: z.strictObject({
      hash,
      item: itemId.meta({ label: 'Item' }),
      /** The item as it was read. */
      text: z.string().min(1).max(longestItem).meta({ label: 'text' }),
      /** Of the project, as it was read. */
      revision: z.number().int().min(1).max(1_000_000_000).meta({ label: 'Revision' }),
      isTicked: z.boolean().meta({ label: 'Item' }),
    }),
    data: jobChecklist,
  }),
} as const
