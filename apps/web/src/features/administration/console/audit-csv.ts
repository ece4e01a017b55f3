import { auditMeanings } from '@soundroof/contract/administration/audit'
import type { AuditRow } from '@soundroof/contract/administration/console'
import type { PlainCode, Say } from '@soundroof/words/language/say'
import { subjectOf } from './cards.ts'

const heads: readonly PlainCode[] = [
  'administration.id',
  'administration.time-utc',
  'administration.action',
  'administration.meaning',
  'administration.by',
  'administration.by-account',
  'administration.of',
  'administration.of-id',
  'administration.detail',
]

const cellsOf = (say: Say, row: AuditRow): readonly string[] => {
  const { id, happenedAt, action, by, subject, detail } = row
  return [
    id,
    happenedAt,
    action,
    say(auditMeanings[action]),
    by.operator ?? by.email ?? '',
    by.accountId ?? '',
    subjectOf(say, row),
    subject.id,
    JSON.stringify(detail),
  ]
}

/** Attack: a spreadsheet would run such a text as a formula. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** RFC 4180. */
const quoted = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`

/** The audit trail as CSV, with a UTF-8 mark at the beginning. */
export const auditCsv = (say: Say, rows: readonly AuditRow[]): string =>
  `\ufeff${[heads.map((head) => say(head)), ...rows.map((row) => cellsOf(say, row))].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`
