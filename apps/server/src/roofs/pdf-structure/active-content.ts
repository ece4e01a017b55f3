import { PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream, PdfString } from '@libpdf/core'
import { type Definitions, entryOf } from './every-object.ts'

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

/** What a value can stand for: the value, or every definition of what it refers to. Each is looked up once: references may branch without end. */
const meanings = (
  value: PdfObject | undefined,
  definitions: Definitions,
  seen = new Set<number>(),
): readonly PdfObject[] => {
  if (!(value instanceof PdfRef)) return value === undefined ? [] : [value]
  if (seen.has(value.objectNumber)) return []
  seen.add(value.objectNumber)
  return (definitions.get(value.objectNumber) ?? []).flatMap((object) => meanings(object, definitions, seen))
}

const namesOf = (value: PdfObject | undefined, definitions: Definitions): readonly string[] =>
  meanings(value, definitions).flatMap((object) => (object instanceof PdfName ? [object.value] : []))

const isGoTo = (action: PdfObject): boolean => {
  if (!(action instanceof PdfDict)) return false
  const kind = entryOf(action, 'S')
  return kind instanceof PdfName && kind.value === 'GoTo' && entryOf(action, 'Next') === undefined
}

const isDestination = (value: PdfObject): boolean =>
  value instanceof PdfArray || value instanceof PdfName || value instanceof PdfString

/** A page to begin at runs nothing. */
const isBeginning = (value: PdfObject, definitions: Definitions): boolean => {
  const found = meanings(value, definitions)
  return found.length > 0 && found.every((object) => isDestination(object) || isGoTo(object))
}

/** Actions of a page or a field; a font or picture may be named `AA` too, and has no kind of action. */
const isTriggered = (value: PdfObject, definitions: Definitions): boolean =>
  meanings(value, definitions)
    .filter((object) => object instanceof PdfDict)
    .flatMap((actions) => [...actions].flatMap(([, action]) => meanings(action, definitions)))
    .some((action) => action instanceof PdfDict && entryOf(action, 'S') !== undefined && !isGoTo(action))

const isWebAddress = (object: PdfObject): boolean =>
  object instanceof PdfString && /^(https?:\/\/|mailto:)/i.test(Buffer.from(object.bytes).toString('latin1'))

const hasOddAddress = (dict: PdfDict, definitions: Definitions): boolean => {
  const addresses = meanings(entryOf(dict, 'URI'), definitions)
  return addresses.length === 0 || !addresses.every(isWebAddress)
}

const activeKind = (dict: PdfDict, definitions: Definitions): string | null => {
  for (const key of ['S', 'Subtype', 'Type'])
    for (const name of namesOf(entryOf(dict, key), definitions))
      if (Object.hasOwn(activeNames, name)) return activeNames[name] ?? null
  const isLink = namesOf(entryOf(dict, 'S'), definitions).includes('URI')
  return isLink && hasOddAddress(dict, definitions) ? 'a link to another file' : null
}

const activeEntry = (key: string, value: PdfObject, definitions: Definitions): string | null => {
  if (Object.hasOwn(activeKeys, key)) return activeKeys[key] ?? null
  if (key === 'OpenAction' && !isBeginning(value, definitions)) return opens
  return key === 'AA' && isTriggered(value, definitions) ? opens : null
}

/** A stream, or a form that stands for a page of another file. */
const isElsewhere = (stream: PdfStream, definitions: Definitions): boolean =>
  entryOf(stream, 'F') !== undefined ||
  meanings(entryOf(stream, 'Ref'), definitions).some(
    (proxy) => proxy instanceof PdfDict && entryOf(proxy, 'F') !== undefined,
  )

/** What makes one dictionary active; null without anything. */
export const activeContent = (dict: PdfDict, definitions: Definitions): string | null => {
  const kind = activeKind(dict, definitions)
  if (kind !== null) return kind
  for (const [name, value] of dict) {
    const what = activeEntry(name.value, value, definitions)
    if (what !== null) return what
  }
  return dict instanceof PdfStream && isElsewhere(dict, definitions) ? 'content of another file' : null
}
