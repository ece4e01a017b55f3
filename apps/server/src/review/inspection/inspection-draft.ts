import { metFor } from '@soundroof/contract/review/inspection/inspection-problems'
import {
  type InspectionContent,
  inspectionContent,
  type MetCondition,
} from '@soundroof/contract/review/inspection/inspection-record'
import type { ReviewCondition } from '@soundroof/contract/review/review'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { requireRegistration } from '../../identity/accounts/engineer-registrations.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account, Handler } from '../../platform/http/handler.ts'
import { findReviewed } from '../access/reviewed-project.ts'
import { siteDay } from '../as-built/site-day.ts'
import { findDraft, firstContent } from '../certificate/draft-rows.ts'
import { formOfProject } from '../certificate/form-of-project.ts'
import { findConditions } from '../conditions/condition-rows.ts'
import { inspectedRecord, requireMay } from './inspected-record.ts'
import { findInspection } from './inspection-rows.ts'

/** What closed a condition is its evidence already: the newest, where it was kept twice. */
const evidenceIn = (conditions: readonly ReviewCondition[]): readonly MetCondition[] =>
  conditions
    .filter(({ state }) => state === 'closed' || state === 'confirmed')
    .map(({ text, note }) => ({ condition: text, evidence: note }))
    .toReversed()

type Begun = { readonly hash: string; readonly conditions: readonly string[] }

/** Property and certifier as in the certificate of the design. */
const beginning = async (db: Db, { hash, conditions }: Begun, { id, name }: Account): Promise<InspectionContent> => {
  const { content } = (await findDraft(db, hash, id)) ?? { content: await firstContent(db, hash, id) }
  return inspectionContent.parse({
    record: content.record,
    inspectedBy: name,
    met: metFor(conditions, evidenceIn(await findConditions(db, hash))),
  })
}

/** Of a record that was signed since, nobody has inspected anything yet. */
const keptOf = async (db: Db, hash: string, engineerId: string, signedAt: Date): Promise<InspectionContent | null> => {
  const kept = await findInspection(db, hash, engineerId)
  if (kept === null || kept.savedAt >= signedAt) return kept?.content ?? null
  return { ...kept.content, inspectedOn: '', method: '', met: [] }
}

/** Refuses at once whoever may not issue it, before anything is typed. */
export const inspectionDraft: Handler<'inspectionDraft'> = async ({ db, clock, account, query }) => {
  const project = await findReviewed(db, query.hash, account)
  await requireMay(db, { account, clock }, project)
  await requireRegistration(db, account, clock())
  const { row, statement, signedAt, design, property, conditions } = await inspectedRecord(db, project)
  const content =
    (await keptOf(db, project.hash, account.id, signedAt)) ??
    (await beginning(db, { hash: project.hash, conditions }, account))
  const draft = projectDraft.parse(project.draft)
  return {
    data: {
      asBuilt: row.id,
      finishedOn: statement.installedOn,
      signedOn: siteDay(signedAt, draft),
      content: { ...content, met: [...metFor(conditions, content.met)] },
      conditions: [...conditions],
      form: (await formOfProject(db, draft, 'inspection')).form,
      design: { code: design.code, sha256: design.sha256, property },
    },
  }
}
