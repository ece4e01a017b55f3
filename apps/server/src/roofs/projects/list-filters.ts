import { told } from '@soundroof/contract/platform/messages'
import { startOfAustralianDay } from '@soundroof/contract/platform/time/australian-time'
import type { ProjectFilters } from '@soundroof/contract/roofs/calls/project-calls'
import { refuseInput } from '../../platform/http/refused.ts'
import { waitsSql } from './waiting-sql.ts'

/** A condition of the list, with `?` for its values. */
type Condition = { readonly sql: string; readonly values: readonly unknown[] }

const day = 24 * 3600 * 1000
// Databases have no year 0 and no year 10 000.
const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(9000, 0, 1)

const stored = (moment: number): Date => new Date(Math.min(latest, Math.max(earliest, moment)))

/** Of a day stored as a day: midnight UTC. */
const startOfDate = (text: string, addedDays = 0): Date => stored(Date.parse(`${text}T00:00:00Z`) + addedDays * day)
const nextDate = (text: string): Date => startOfDate(text, 1)

/** Of a day on which something happened. */
const startOf = (text: string, addedDays = 0): Date =>
  stored(startOfAustralianDay(text, addedDays)?.getTime() ?? Date.parse(`${text}T00:00:00Z`))

const when = (value: string | undefined, sql: string, toValue: (value: string) => unknown): readonly Condition[] =>
  value === undefined || value.trim() === '' ? [] : [{ sql, values: [toValue(value)] }]

/** Anywhere in the text; % and _ in the text are plain characters. */
export const anywhere = (text: string): string =>
  `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
const eachAnywhere = (text: string): readonly string[] => text.trim().split(/\s+/).map(anywhere)
const nextDay = (text: string): Date => startOf(text, 1)
const toMoment = (text: string): Date => new Date(text)

/** Name, number and site of a project, as one text in lower case. */
const found = `concat_ws(' ', p.name_search, lower(p.draft #>> '{building,streetAddress}'), lower(p.draft #>> '{building,suburb}'),
  p.draft #>> '{building,postcode}')`

export const filterConditions = (filters: ProjectFilters): readonly Condition[] => [
  ...when(filters.name, 'p.name_search like ?', anywhere),
  ...when(filters.search, `${found} like all(?::text[])`, eachAnywhere),
  ...when(filters.engineerName, 'p.engineer_id in (select id from accounts where name_search like ?)', anywhere),
  ...when(filters.startTime, 'p.updated_at >= ?', startOf),
  // The end day is included.
  ...when(filters.endTime, 'p.updated_at < ?', nextDay),
  ...when(filters.from, 'p.updated_at >= ?', toMoment),
  ...when(filters.to, 'p.updated_at < ?', toMoment),
  ...when(filters.eStartTime, 'p.deliver_at >= ?', startOfDate),
  ...when(filters.eEndTime, 'p.deliver_at < ?', nextDate),
  ...(typeof filters.status === 'number' ? [{ sql: 'p.status = ?', values: [filters.status] }] : []),
  ...(filters.waiting === 1 ? [{ sql: `${waitsSql} <> ''`, values: [] }] : []),
  ...when(filters.roofOf, '? in (p.hash, p.roof_of)', (hash) => hash),
]

/** Last row of a page. */
export type Cursor = { readonly updatedAt: Date; readonly sequence: number }

export const writeCursor = ({ updatedAt, sequence }: Cursor): string =>
  Buffer.from(`${updatedAt.getTime()}.${sequence}`).toString('base64url')

const unreadable = () => refuseInput([{ field: 'after', ...told('notAnOption', { label: 'after' }) }])

const readCursor = (text: string): Cursor => {
  const [, time, sequence] = /^(\d{1,14})\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? []
  if (time === undefined || Number(time) > latest) throw unreadable()
  return { updatedAt: new Date(Number(time)), sequence: Number(sequence) }
}

export const cursorConditions = (after: string | undefined): readonly Condition[] => {
  if (after === undefined || after === '') return []
  const { updatedAt, sequence } = readCursor(after)
  return [{ sql: '(p.updated_at, p.sequence) < (?, ?)', values: [updatedAt, sequence] }]
}

/** Joins conditions, numbering their values from `first`. */
export const where = (conditions: readonly Condition[], first: number) => {
  const values = conditions.flatMap((condition) => condition.values)
  let number = first - 1
  const sql = conditions.map((condition) => ` and ${condition.sql.replace(/\?/g, () => `$${++number}`)}`).join('')
  return { sql, values }
}
