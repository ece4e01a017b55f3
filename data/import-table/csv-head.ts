import type { CsvRow } from './csv-rows.ts'

/** The rows above the column names: one entry each, with its name in the first cell. */

type Entry = { readonly member: string; readonly kind: 'text' | 'number' | 'spans' }

const entries: Readonly<Record<string, Entry>> = {
  name: { member: 'name', kind: 'text' },
  source: { member: 'source', kind: 'text' },
  date: { member: 'edition', kind: 'text' },
  title: { member: 'title', kind: 'text' },
  status: { member: 'status', kind: 'text' },
  mass: { member: 'mass', kind: 'number' },
  lapped_max_span: { member: 'lappedMaxSpan', kind: 'spans' },
  continuous_max_span: { member: 'continuousMaxSpan', kind: 'spans' },
  simple_max_span: { member: 'simpleMaxSpan', kind: 'spans' },
}

const plainNumber = /^\d{1,6}(\.\d{1,6})?$/

/** Digits and one point; null for anything else. */
export const numberIn = (cell: string): number | null => (plainNumber.test(cell) ? Number(cell) : null)

export const noNumber = (cell: string): string => `"${cell.slice(0, 40)}" is no number (digits and one point)`

type ReadEntry =
  | { readonly ok: true; readonly member: string; readonly value: unknown }
  | { readonly ok: false; readonly problem: string }

const wrong = (problem: string): ReadEntry => ({ ok: false, problem })

const readSpans = (member: string, cells: readonly string[], place: string): ReadEntry => {
  const spans = cells.map(numberIn)
  const wrongAt = spans.indexOf(null)
  if (wrongAt >= 0) return wrong(`${place}: ${noNumber(cells[wrongAt] ?? '')}`)
  if (spans.length !== 1 && spans.length !== 4) return wrong(`${place}: one span, or four by rows of bridging 0 to 3`)
  return { ok: true, member, value: spans.length === 1 ? spans[0] : spans }
}

const readEntry = ({ row, cells }: CsvRow): ReadEntry => {
  const [first = '', ...values] = cells
  const name = first.toLowerCase()
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined
  if (!entry)
    return wrong(
      `row ${row}: there is no entry "${first.slice(0, 40)}"; entries are ${Object.keys(entries).join(', ')}`,
    )
  const place = `row ${row}, ${name}`
  if (entry.kind === 'spans') return readSpans(entry.member, values, place)
  const [value = ''] = values
  if (values.length !== 1) return wrong(`${place}: one value is needed; a text with commas stands in quotes`)
  if (entry.kind === 'text') return { ok: true, member: entry.member, value }
  const number = numberIn(value)
  return number === null ? wrong(`${place}: ${noNumber(value)}`) : { ok: true, member: entry.member, value: number }
}

export type Head = { readonly members: Readonly<Record<string, unknown>>; readonly problems: readonly string[] }

const needed = [
  ['name', 'name', 'the size, such as ZC15019'],
  ['source', 'source', 'who published the table, and where'],
  ['date', 'edition', 'when it was published, as YYYY, YYYY-MM or YYYY-MM-DD'],
] as const

/** The entries above the columns. Name, source and date are required. */
export const readHead = (rows: readonly CsvRow[]): Head => {
  const read = rows.map(readEntry)
  const good = read.filter((entry) => entry.ok)
  const members = good.map(({ member }) => member)
  const wrongEntries = read.flatMap((entry) => (entry.ok ? [] : [entry.problem]))
  const twice = good.flatMap(({ member }, index) =>
    members.indexOf(member) < index ? [`${member} stands twice above the column names`] : [],
  )
  const missing = needed.flatMap(([name, member, words]) =>
    members.includes(member) || wrongEntries.some((problem) => problem.includes(`, ${name}:`))
      ? []
      : [`the entry ${name} is missing: ${words}`],
  )
  const values = Object.fromEntries(good.map(({ member, value }) => [member, value]))
  return { members: values, problems: [...wrongEntries, ...twice, ...missing] }
}
