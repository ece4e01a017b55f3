import { word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import { fields } from '@soundroof/contract/roofs/fields/wizard-fields'
import { keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { furtherRoof, nameWithRoof, type RoofCopy } from '@soundroof/contract/roofs/projects/copy'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseInput, refuseUnknownProject } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { boundDraft } from '../timeline/bound-content.ts'
import { recordEvent } from '../timeline/timeline.ts'
import { requireEditable } from './policy.ts'
import { insertProject, lockProject, type Save, updateProject } from './project-rows.ts'
import { askForReports } from './report-jobs.ts'
import { requirePlace } from './require-place.ts'
import { findUnderlay, writeUnderlay } from './underlay.ts'

type Roof = { readonly roofName: string; readonly roofOf: string | null; readonly draft: unknown }

const findRoof = async (tx: Db, hash: string, companyId: string): Promise<Roof> => {
  const [roof] = await tx.query<Roof>(
    `select roof_name, roof_of, draft from projects
     where hash = $1 and company_id = $2 and hidden_at is null`,
    [hash, companyId],
  )
  if (!roof) throw refuseUnknownProject()
  return roof
}

/** What is too long, where a roof is named. */
export const wholeName = 'Project name with the name of the roof'

const named = (project: ProjectDraft, name: string, former: string): ProjectDraft => {
  const whole = nameWithRoof(project.header.name, name, former)
  const { max } = fields.header.name
  const label = word(wholeName)
  if (whole.length > max) throw refuseInput([{ field: 'name', ...told('tooLong', { label, max }) }])
  return { ...project, header: { ...project.header, name: whole } }
}

type Adding = { readonly name: string; readonly madeAt: string; readonly copy: RoofCopy }

const draftOf = ({ draft, roofName }: Roof, { name, madeAt, copy }: Adding): ProjectDraft =>
  named(furtherRoof(projectDraft.parse(draft), madeAt, copy), name, roofName)

const nameRoof = (tx: Db, hash: string, name: string, firstRoof: string | null) =>
  tx.query('update projects set roof_name = $2, roof_of = $3 where hash = $1', [hash, name, firstRoof])

/** Reports name roofs, so names must differ. */
const requireNewName = async (tx: Db, first: string, hash: string, name: string): Promise<void> => {
  const [taken] = await tx.query(
    `select 1 from projects where (hash = $1 or roof_of = $1) and hash <> $2 and hidden_at is null
     and lower(roof_name) = lower($3) limit 1`,
    [first, hash, name],
  )
  if (taken) throw refuseInput([{ field: 'name', ...told('roofNameTaken') }])
}

/** Locks the first roof, so that it is not deleted while another is added. A roof that is not described yet has no inputs. */
export const addRoof: Handler<'addRoof'> = async ({ db, clock, account, body }) => {
  const hash = newId()
  await db.transaction(async (tx) => {
    await requirePlace(tx, account)
    const roof = await findRoof(tx, body.hash, account.companyId)
    const first = roof.roofOf ?? body.hash
    if (!(await lockProject(tx, first, account.companyId))) throw refuseUnknownProject()
    await requireNewName(tx, first, hash, body.name)
    const save: Save = {
      hash,
      companyId: account.companyId,
      by: account,
      revision: 1,
      draft: draftOf(roof, body),
      inputHash: '',
      issuedResultId: null,
      layout: null,
      now: clock(),
    }
    await insertProject(tx, save)
    await nameRoof(tx, hash, body.name, first)
    const picture = await findUnderlay(tx, body.hash, account.companyId)
    if (picture) await writeUnderlay(tx, hash, body.copy === 'all' ? picture : { ...picture, corners: [] })
    await recordEvent(tx, hash, 'created', account, save.now, await boundDraft(tx, save))
  })
  return { data: { hash } }
}

/** Reports print the roof's name, so a new name makes a revision; inputs and result stay. */
export const renameRoof: RoofHandler<'renameRoof'> = async ({ db, clock, account, body, wakeReports }) => {
  await db.transaction(async (tx) => {
    await requirePlace(tx, account)
    const stored = await lockProject(tx, body.hash, account.companyId)
    if (!stored) throw refuseUnknownProject()
    requireEditable(stored.status)
    const roof = await findRoof(tx, body.hash, account.companyId)
    await requireNewName(tx, roof.roofOf ?? body.hash, body.hash, body.name)
    const save: Save = {
      ...stored,
      hash: body.hash,
      companyId: account.companyId,
      by: account,
      revision: stored.revision + 1,
      draft: named(projectDraft.parse(roof.draft), body.name, roof.roofName),
      layout: keptLayout.nullable().parse(stored.layout),
      now: clock(),
    }
    await updateProject(tx, save)
    await nameRoof(tx, body.hash, body.name, roof.roofOf)
    await recordEvent(tx, body.hash, 'edited', account, save.now, await boundDraft(tx, save))
    if (stored.inputHash !== '') await askForReports(tx, save)
  })
  wakeReports()
  return { data: null }
}

/** When the first roof of a project goes, the oldest of the others becomes the first. */
export const makeNextRoofFirst = async (tx: Db, hash: string): Promise<void> => {
  const [next] = await tx.query<{ hash: string }>(
    'select hash from projects where roof_of = $1 and hidden_at is null order by sequence limit 1',
    [hash],
  )
  if (!next) return
  await tx.query(`update projects set roof_of = case when hash = $2 then null else $2 end where roof_of = $1`, [
    hash,
    next.hash,
  ])
}
