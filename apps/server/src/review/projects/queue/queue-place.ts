import { told } from '@soundroof/contract/platform/messages'
import { refuseInput } from '../../../platform/http/refused.ts'

/** Last row of a page: a moment, and the project's number among those of that moment. */
export type Place = { readonly at: Date; readonly sequence: number }

const unreadable = () => refuseInput([{ field: 'after', ...told('notAnOption', { label: 'after' }) }])

// Databases know no year 10 000.
const latest = Date.UTC(9000, 0, 1)

/** Null for the first page; throws on a cursor that no page answered. */
export const readPlace = (after: string | undefined): Place | null => {
  if (after === undefined || after === '') return null
  const text = Buffer.from(after, 'base64url').toString('latin1')
  const [, time, sequence] = /^(\d{1,14})\.(\d{1,15})$/.exec(text) ?? []
  if (time === undefined || Number(time) > latest) throw unreadable()
  return { at: new Date(Number(time)), sequence: Number(sequence) }
}

/** The cursor of the next page. */
export const writePlace = ({ at, sequence }: Place): string =>
  Buffer.from(`${at.getTime()}.${sequence}`).toString('base64url')
