import { PdfArray, PdfDict, PdfName, type PdfObject, PdfStream, PdfString } from '@libpdf/core'
import { entryOf } from './every-object.ts'
import { type Lookup, meanings } from './meanings.ts'

const activeNames: Readonly<Record<string, string>> = {
  JavaScript: 'JavaScript',
  Launch: 'an action that starts a program',
  EmbeddedFile: 'embedded files',
  FileAttachment: 'embedded files',
  GoToE: 'embedded files',
  GoToR: 'a link to another file',
  Thread: 'a link to another file',
  RichMedia: 'media',
  RichMediaExecute: 'media',
  Rendition: 'media',
  Screen: 'media',
  Movie: 'media',
  Sound: 'media',
  '3D': 'media',
  GoTo3DView: 'media',
  SubmitForm: 'a form that sends data',
  ImportData: 'a form that reads data',
}

const activeKeys: Readonly<Record<string, string>> = {
  JS: 'JavaScript',
  JavaScript: 'JavaScript',
  EmbeddedFiles: 'embedded files',
  EF: 'embedded files',
  XFA: 'an XFA form',
  OPI: 'content of another file',
}

const opens = 'an action that runs when it is opened'

/** Every kind of active content, as a refusal names it. */
export const activeKinds: readonly string[] = [...Object.values(activeNames), ...Object.values(activeKeys), opens]

const namesOf = (value: PdfObject | undefined, lookup: Lookup): readonly string[] =>
  meanings(value, lookup).flatMap((object) => (object instanceof PdfName ? [object.value] : []))

const isGoTo = (action: PdfObject): boolean => {
  if (!(action instanceof PdfDict)) return false
  const kind = entryOf(action, 'S')
  return kind instanceof PdfName && kind.value === 'GoTo' && entryOf(action, 'Next') === undefined
}

const isDestination = (value: PdfObject): boolean =>
  value instanceof PdfArray || value instanceof PdfName || value instanceof PdfString

/** A destination to open at is no action. */
const isBeginning = (value: PdfObject, lookup: Lookup): boolean => {
  const found = meanings(value, lookup)
  return found.length > 0 && found.every((object) => isDestination(object) || isGoTo(object))
}

/** Actions of a page or field; a font or picture may be named `AA` too, without a kind of action. */
const isTriggered = (value: PdfObject, lookup: Lookup): boolean =>
  meanings(value, lookup)
    .filter((object) => object instanceof PdfDict)
    .flatMap((actions) => [...actions].flatMap(([, action]) => meanings(action, lookup)))
    .some((action) => action instanceof PdfDict && entryOf(action, 'S') !== undefined && !isGoTo(action))

const isWebAddress = (object: PdfObject): boolean =>
  object instanceof PdfString && /^(https?:\/\/|mailto:)/i.test(Buffer.from(object.bytes).toString('latin1'))

const hasOddAddress = (dict: PdfDict, lookup: Lookup): boolean => {
  const addresses = meanings(entryOf(dict, 'URI'), lookup)
  return addresses.length === 0 || !addresses.every(isWebAddress)
}

const activeKind = (dict: PdfDict, lookup: Lookup): string | null => {
  for (const key of ['S', 'Subtype', 'Type'])
    for (const name of namesOf(entryOf(dict, key), lookup))
      if (Object.hasOwn(activeNames, name)) return activeNames[name] ?? null
  const isLink = namesOf(entryOf(dict, 'S'), lookup).includes('URI')
  return isLink && hasOddAddress(dict, lookup) ? 'a link to another file' : null
}

const activeEntry = (key: string, value: PdfObject, lookup: Lookup): string | null => {
  if (Object.hasOwn(activeKeys, key)) return activeKeys[key] ?? null
  if (key === 'OpenAction' && !isBeginning(value, lookup)) return opens
  return key === 'AA' && isTriggered(value, lookup) ? opens : null
}

/** A stream, or a form that stands for a page of another file. */
const isElsewhere = (stream: PdfStream, lookup: Lookup): boolean =>
  entryOf(stream, 'F') !== undefined ||
  meanings(entryOf(stream, 'Ref'), lookup).some(
    (proxy) => proxy instanceof PdfDict && entryOf(proxy, 'F') !== undefined,
  )

/** What makes a dictionary active; null: nothing. */
export const activeContent = (dict: PdfDict, lookup: Lookup): string | null => {
  const kind = activeKind(dict, lookup)
  if (kind !== null) return kind
  for (const [name, value] of dict) {
    const what = activeEntry(name.value, value, lookup)
    if (what !== null) return what
  }
  return dict instanceof PdfStream && isElsewhere(dict, lookup) ? 'content of another file' : null
}
