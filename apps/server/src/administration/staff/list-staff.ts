import type { StaffRole } from '@soundroof/contract/administration/staff'
import type { Db } from '../../platform/database/db.ts'
import { sessionLife } from '../../platform/http/session-life.ts'

/** `lastUsedAt` null: no session is stored. */
export type StaffRow = {
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  readonly createdAt: Date
  readonly disabledAt: Date | null
  readonly lastUsedAt: Date | null
}

type Row = Omit<StaffRow, 'lastUsedAt'> & { readonly sessionEnd: Date | null }

/** Administrators, then engineers, by address. A session ends a fixed time after its last use, so its end tells when that was. */
export const listStaff = async (db: Db): Promise<readonly StaffRow[]> => {
  const rows = await db.query<Row>(
    `select a.email, a.name, a.role, a.created_at, a.disabled_at,
       (select max(s.expires_at) from sessions s where s.account_id = a.id) as session_end
     from accounts a where a.role in ('engineer', 'administrator') and a.deleted_at is null
     order by a.role, a.email`,
  )
  return rows.map(({ sessionEnd, ...row }) => ({
    ...row,
    lastUsedAt: sessionEnd && new Date(sessionEnd.getTime() - sessionLife),
  }))
}

const day = (moment: Date): string => moment.toISOString().slice(0, 10)

const cells = (row: StaffRow): readonly string[] => [
  row.role,
  row.email,
  row.name,
  `created ${day(row.createdAt)}`,
  row.lastUsedAt ? `last here ${day(row.lastUsedAt)}` : 'never here',
  row.disabledAt ? `disabled ${day(row.disabledAt)}` : 'enabled',
]

/** One line for each, in columns. */
export const staffTable = (rows: readonly StaffRow[]): readonly string[] => {
  const lines = rows.map(cells)
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => [...(line[column] ?? '')].length)))
  return lines.map((line) =>
    line
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd(),
  )
}
