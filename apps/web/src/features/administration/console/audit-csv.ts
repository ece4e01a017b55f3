import { auditMeanings } from '@soundroof/contract/administration/audit'
import type { AuditRow } from '@soundroof/contract/administration/console'

const heads = ['Id', 'Time (UTC)', 'Action', 'Meaning', 'By', 'By account', 'Of', 'Of account', 'Detail']

const cellsOf = ({ id, happenedAt, action, by, subject, detail }: AuditRow): readonly string[] => [
  id,
  happenedAt,
  action,
  auditMeanings[action],
  by.operator ?? by.email ?? '',
  by.accountId ?? '',
  subject.email ?? '',
  subject.id,
  JSON.stringify(detail),
]

/** A program for tables would take such a text for a formula and run it. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** RFC 4180. */
const quoted = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`

/** Rows of the audit trail as a table; the mark at the beginning says that it is UTF-8. */
export const auditCsv = (rows: readonly AuditRow[]): string =>
  `\ufeff${[heads, ...rows.map(cellsOf)].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`
