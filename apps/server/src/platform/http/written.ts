/**
 * Text in UTF-8 that was written once, in memory of its own. It leaves room before and behind, so that what stands around
 * it is written in place: nothing of it is copied or turned into text again.
 */
export type Written = { readonly room: ArrayBuffer; readonly start: number; readonly end: number }

/** Left free before a text and, at least, behind it, bytes. */
const MARGIN = { before: 128, behind: 4096 } as const
/** Rooms are whole multiples of this, so that the room of one answer serves the next. */
const STEP = 65_536

const roomFor = (bytes: number): ArrayBuffer =>
  new ArrayBuffer(Math.ceil((MARGIN.before + bytes + MARGIN.behind) / STEP) * STEP)

/** Writes as much of a text as there is room for; null where that may not be all of it. */
const writtenInto = (room: ArrayBuffer, text: string): Written | null => {
  const end = MARGIN.before + Buffer.from(room).write(text, MARGIN.before)
  return end <= room.byteLength - MARGIN.behind ? { room, start: MARGIN.before, end } : null
}

/** Writes a text into the given memory, or into new memory where it is too small or none is given. */
export const written = (text: string, given: ArrayBuffer | null): Written => {
  const inGiven = given === null ? null : writtenInto(given, text)
  if (inGiven !== null) return inGiven
  const room = roomFor(Buffer.byteLength(text))
  return writtenInto(room, text) as Written
}

/** The bytes themselves: they hold as long as the room is not handed on. */
export const bytesOf = ({ room, start, end }: Written): Buffer => Buffer.from(room, start, end - start)

/** The same with text around it: in place while the room lasts. */
export const enclosed = (before: string, inner: Written, behind: string): Written => {
  const start = inner.start - Buffer.byteLength(before)
  const end = inner.end + Buffer.byteLength(behind)
  if (start < 0 || end > inner.room.byteLength) return written(before + bytesOf(inner).toString() + behind, null)
  const room = Buffer.from(inner.room)
  room.write(before, start)
  room.write(behind, inner.end)
  return { room: inner.room, start, end }
}
