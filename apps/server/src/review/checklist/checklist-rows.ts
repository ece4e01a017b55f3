import type { Checklist, ChecklistItem, JobChecklist, Tick } from '@soundroof/contract/review/review-checklist'
import type { Db } from '../../platform/database/db.ts'
import { nameSql, personWords } from '../../roofs/timeline/person-words.ts'

type Saved = {
  readonly version: number
  readonly items: readonly ChecklistItem[]
  readonly savedAt: Date
  readonly person: string | null
}

/** The newest version; version 0, without items, where none was ever saved. */
export const findChecklist = async (db: Db): Promise<Checklist> => {
  const [row] = await db.query<Saved>(
    `select version, items, saved_at, ${nameSql('c.saved_by')} as person from review_checklists c
     order by version desc limit 1`,
  )
  if (!row) return { version: 0, items: [], saved: null }
  const { version, items, savedAt, person } = row
  return { version, items: [...items], saved: { at: savedAt.toISOString(), ...personWords(person) } }
}

type TickRow = {
  readonly item: string
  readonly text: string
  readonly revision: number
  readonly tickedAt: Date
  readonly person: string | null
}

/** Newest first. */
const findTicks = (db: Db, hash: string): Promise<TickRow[]> =>
  db.query<TickRow>(
    `select t.item, t.text, t.revision, t.ticked_at, ${nameSql('t.ticked_by')} as person from checklist_ticks t
     where t.project_hash = $1 order by t.ticked_at desc, t.revision desc, t.text`,
    [hash],
  )

const present = ({ text, revision, tickedAt, person }: TickRow): Tick => ({
  text,
  revision,
  at: tickedAt.toISOString(),
  ...personWords(person),
})

type Job = { readonly hash: string; readonly revision: number }

/** The checklist with what counts of the ticks: those of the present text and revision. */
export const findJobChecklist = async (db: Db, { hash, revision }: Job): Promise<JobChecklist> => {
  const { version, items } = await findChecklist(db)
  const ticks = items.length === 0 ? [] : await findTicks(db, hash)
  return {
    version,
    items: items.map((item) => {
      const its = ticks.filter((tick) => tick.item === item.id)
      const counts = (tick: TickRow): boolean => tick.text === item.text && tick.revision === revision
      const [now, former] = [its.find(counts), its.find((tick) => !counts(tick))]
      return { ...item, tick: now ? present(now) : null, before: former ? present(former) : null }
    }),
  }
}
