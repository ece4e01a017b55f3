import { auditMeanings } from '@soundroof/contract/administration/audit'
import type { AuditRow } from '@soundroof/contract/administration/console'
import { subjectOf } from './cards.ts'

const heads = ['Id', 'Time (UTC)', 'Action', 'Meaning', 'By', 'By account', 'Of', 'Of id', 'Detail']

const cellsOf = (row: AuditRow): readonly string[] => {
  const { id, happenedAt, action, by, subject, detail } = row
  return [
    id,
    happenedAt,
    action,
    auditMeanings[action],
    by.operator ?? by.email ?? '',
    by.accountId ?? '',
    subjectOf(row),
    subject.id,
    JSON.stringify(detail),
  ]
}

/** Attack: a spreadsheet would run such a text as a formula. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** RFC 4180. */
const quoted = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`

/** The audit trail as CSV, with a UTF-8 mark at the beginning. */
export const auditCsv = (rows: readonly AuditRow[]): string =>
  `\ufeff${[heads, ...rows.map(cellsOf)].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`
