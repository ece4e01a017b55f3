import type {
  UnsubmittedReconsideration,
  unsubmittedFilters,
} from '@soundroof/contract/review/unsubmitted-reconsiderations'
import { stepSchema } from '@soundroof/contract/roofs/fields/draft-fields'
import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import type { z } from 'zod'
import { countCapped } from '../../platform/database/count-capped.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { anywhere } from '../../roofs/projects/list-filters.ts'
import { readPlace, writePlace } from './queue/queue-place.ts'

type Filters = z.output<typeof unsubmittedFilters>
type Entry = Omit<UnsubmittedReconsideration, 'company' | 'since' | 'address'> & {
  readonly building: unknown
  readonly sequence: number
  readonly openedAt: Date
  readonly companyId: string
  readonly companyName: string
}

/** $1 and $2: parts of the names; null: any. */
const found = `from reconsiderations m
  join projects p on p.hash = m.project_hash and p.issued_result_id = m.issued_result_id
  join companies c on c.id = p.company_id
  where m.settled_at is null and p.submitted_at is null and p.hidden_at is null
    and ($1::text is null or p.name_search like $1) and ($2::text is null or lower(c.name) like $2)`

const sought = (words: string | undefined): string | null => (words?.trim() ? anywhere(words) : null)
const namesIn = ({ name, company }: Filters) => [sought(name), sought(company)]

const findPage = (db: Db, filters: Filters): Promise<Entry[]> => {
  const place = readPlace(filters.after)
  return db.query<Entry>(
    `select m.id, m.opened_at, m.cause, m.verdict_before, m.verdict_after,
       m.differences, p.hash, p.sequence, p.draft -> 'header' ->> 'number' as number, p.draft -> 'header' ->> 'name' as name,
       p.draft -> 'building' as building, c.id as company_id, c.name as company_name
     ${found} and ($3::timestamptz is null or (m.opened_at, p.sequence) > ($3, $4::bigint))
     order by m.opened_at, p.sequence limit $5`,
    [...namesIn(filters), place?.at ?? null, place?.sequence ?? null, filters.limit + 1],
    { planEachTime: true },
  )
}

const present = ({
  openedAt,
  companyId,
  companyName,
  sequence: _,
  building,
  ...entry
}: Entry): UnsubmittedReconsideration => ({
  ...entry,
  address: siteAddress(stepSchema('building').parse(building)),
  since: openedAt.toISOString(),
  company: { id: companyId, name: companyName || 'Former company' },
})

/** For staff, who cannot open these projects: the customer calculates them again. */
export const unsubmittedReconsiderations: Handler<'unsubmittedReconsiderations'> = async ({ db, query }) => {
  const entries = await findPage(db, query)
  const rows = entries.slice(0, query.limit)
  const last = rows.at(-1)
  return {
    data: {
      rows: rows.map(present),
      ...(await countCapped(db, found, namesIn(query))),
      next: entries.length > query.limit && last ? writePlace({ at: last.openedAt, sequence: last.sequence }) : null,
    },
  }
}
