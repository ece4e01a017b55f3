import { told } from '@soundroof/contract/platform/messages'
import { refuseInput } from '../../../platform/http/refused.ts'

/** Last row of a page: what it was sorted by, a moment in milliseconds or a number, and the project's number among its equals. */
export type SortedPlace = { readonly value: number; readonly sequence: number }

/** The same where rows are sorted by a moment. */
export type Place = { readonly at: Date; readonly sequence: number }

const unreadable = () => refuseInput([{ field: 'after', ...told('notAnOption', { label: 'after' }) }])

// Databases know no year 10 000.
const latest = Date.UTC(9000, 0, 1)

/** Null for the first page; throws on a cursor that no page answered. */
export const readSortedPlace = (after: string | undefined): SortedPlace | null => {
  if (after === undefined || after === '') return null
  const text = Buffer.from(after, 'base64url').toString('latin1')
  const [, value, sequence] = /^(\d{1,15}(?:\.\d{1,17})?)\.(\d{1,15})$/.exec(text) ?? []
  if (value === undefined || Number(value) > latest) throw unreadable()
  return { value: Number(value), sequence: Number(sequence) }
}

/** The cursor of the next page. */
export const writeSortedPlace = ({ value, sequence }: SortedPlace): string =>
  Buffer.from(`${value}.${sequence}`).toString('base64url')

/** As `readSortedPlace`. */
export const readPlace = (after: string | undefined): Place | null => {
  const place = readSortedPlace(after)
  return place && { at: new Date(place.value), sequence: place.sequence }
}

/** As `writeSortedPlace`. */
export const writePlace = ({ at, sequence }: Place): string => writeSortedPlace({ value: at.getTime(), sequence })
