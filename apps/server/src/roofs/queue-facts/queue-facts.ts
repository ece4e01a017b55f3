import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { enteredArray } from '@soundroof/contract/roofs/projects/entered-array'
import type { Verdict } from '@soundroof/contract/roofs/results/result'
import { verdictPlace } from '@soundroof/contract/roofs/results/verdict-place'
import { choices } from '@soundroof/data/choices'
import type { Db } from '../../platform/database/db.ts'

/** What the engineers' queue shows and sorts by, kept with each submitted project: reading it from results would take too long. */

type Warned = {
  readonly warnings?: readonly unknown[]
  readonly zoneResults?: readonly { readonly warnings?: readonly unknown[] }[]
}

/** Different ones; a zone repeats what another says. */
export const warningsIn = (resultJson: string): number => {
  const { warnings = [], zoneResults = [] } = JSON.parse(resultJson) as Warned
  const all = [...warnings, ...zoneResults.flatMap((zone) => zone.warnings ?? [])]
  return new Set(all.map((warning) => JSON.stringify(warning))).size
}

/** Whole kW where no number of panels and no decimals were entered, or the panel is not known. */
export const arrayIn = (
  lists: Choices,
  draft: ProjectDraft,
): { readonly power: number; readonly panels: number | null } => {
  const entered = enteredArray(lists, draft)
  if (entered !== null) return { power: entered.kilowatts, panels: entered.panels }
  return { power: draft.solar.power ?? draft.solar.scale ?? 0, panels: draft.solar.panels }
}

type Row = {
  readonly hash: string
  readonly draft: unknown
  readonly verdict: Verdict | null
  readonly result: string | null
}

const rowsSql = (where: string): string =>
  `select p.hash, p.draft, r.verdict, r.result from projects p left join issued_results r on r.id = p.issued_result_id
   where ${where}`

const keep = (tx: Db, { hash, draft, verdict, result }: Row) => {
  const { power, panels } = arrayIn(choices, projectDraft.parse(draft))
  return tx.query(
    `update projects set queue_power = $2, queue_panels = $3, queue_verdict = $4, queue_warnings = $5 where hash = $1`,
    [hash, power, panels, verdictPlace(verdict), result === null ? null : warningsIn(result)],
  )
}

/** On submission, in its transaction. */
export const keepQueueFacts = async (tx: Db, hash: string): Promise<void> => {
  for (const row of await tx.query<Row>(rowsSql('p.hash = $1'), [hash])) await keep(tx, row)
}

/** After an edit, which is possible until an engineer has the project. */
export const renewQueueFacts = async (tx: Db, hash: string): Promise<void> => {
  const where = `p.hash = $1 and p.status = ${statusOf.submitted}`
  for (const row of await tx.query<Row>(rowsSql(where), [hash])) await keep(tx, row)
}

/** Of projects submitted before facts were kept: some after one. Answers the last of them, null: none left. */
export const fillQueueFacts = async (tx: Db, after: string, batch: number): Promise<string | null> => {
  const rows = await tx.query<Row>(
    `${rowsSql(`p.hash > $1 and p.submitted_at is not null and p.queue_power = 0`)} order by p.hash limit $2 for update of p`,
    [after, batch],
  )
  for (const row of rows) await keep(tx, row)
  return rows.at(-1)?.hash ?? null
}
