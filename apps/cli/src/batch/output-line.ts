import { canonicalJson } from '@soundroof/engine/canonical'
import type { SaidProblem } from '../input-output/problems-in-english.ts'

/** Name and number of a row's project; null if unreadable. */
export type Identity = { readonly name: string | null; readonly number: string | null }

export const nobody: Identity = { name: null, number: null }

/** `lastLine` is told where the row's cells hold line breaks. */
type Position = { readonly row: number; readonly line: number; readonly lastLine: number }

const linesOf = ({ line, lastLine }: Position): string =>
  lastLine > line ? `"line":${line},"lastLine":${lastLine}` : `"line":${line}`

/** `ok` comes second, so that a continued batch counts bad rows without reading whole lines. */
const start = (position: Position, ok: boolean, { name, number }: Identity): string =>
  `{"row":${position.row},"ok":${ok},${linesOf(position)},"name":${JSON.stringify(name)},"number":${JSON.stringify(number)}`

type Told = { readonly key: 'result' | 'summary'; readonly value: unknown; readonly pdf: string | null }

/** The line of a row that was assessed; numbers at 12 significant digits. */
export const resultLine = (position: Position, identity: Identity, { key, value, pdf }: Told): string => {
  const report = pdf === null ? '' : `,"pdf":${JSON.stringify(pdf)}`
  return `${start(position, true, identity)}${report},"${key}":${canonicalJson(value)}}\n`
}

/** The line of a row without a result: the first problem, and all of them. */
export const errorLine = (position: Position, identity: Identity, issues: readonly SaidProblem[]): string => {
  const [first = { field: '', message: 'The row could not be read.' }] = issues
  const told = issues.map(({ field, message }) => ({ field, message }))
  const error = { field: first.field, message: first.message, issues: told }
  return `${start(position, false, identity)},"error":${JSON.stringify(error)}}\n`
}

/** Row number and `ok` at the start of a result line; null if it is not one. */
export const readStart = (head: string): { readonly row: number; readonly ok: boolean } | null => {
  const [, row, ok] = /^\{"row":(\d{1,15}),"ok":(true|false),/.exec(head) ?? []
  return row === undefined ? null : { row: Number(row), ok: ok === 'true' }
}
