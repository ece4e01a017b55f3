import { told } from '@soundroof/contract/platform/messages'
import { refuseInput } from '../../platform/http/refused.ts'

/** Tables are ordered by moment and identifier, newest first; a page begins after the last row of the page before. */
export type Place = { readonly at: Date; readonly id: string }

// Databases know no year 10 000.
const latest = Date.UTC(9000, 0, 1)

const writePlace = ({ at, id }: Place): string => Buffer.from(`${at.getTime()} ${id}`).toString('base64url')

/** Throws on a cursor that no page of this table answered. */
export const readPlace = (after: string | undefined, form: RegExp = /^[!-~]{1,500}$/): Place | null => {
  if (after === undefined || after === '') return null
  const [, time, id] = /^(\d{1,14}) (.*)$/s.exec(Buffer.from(after, 'base64url').toString('latin1')) ?? []
  if (time === undefined || id === undefined || Number(time) > latest || !form.test(id))
    throw refuseInput([{ field: 'after', ...told('notAnOption', { label: 'after' }) }])
  return { at: new Date(Number(time)), id }
}

type Counted = { readonly limit: number; readonly total: number }

/** Takes one row more than the page holds, to know whether there is a next page. */
export const pageOf = <R extends Place, T>(found: readonly R[], { limit, total }: Counted, present: (row: R) => T) => {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows: rows.map(present), total, next: found.length > limit && last ? writePlace(last) : null }
}

/** A filter that is not set, or blank, is none. */
export const filterOf = (text: string | undefined): string | null => text?.trim() || null

/** Lower case by JavaScript, because databases differ in what they lower. */
export const searchOf = (text: string | undefined): string | null => filterOf(text)?.toLowerCase() ?? null
