import type { MessageKey } from '@soundroof/contract/platform/messages'
import { fieldsOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { optionFields } from '@soundroof/contract/roofs/fields/options'
import type { Changes } from '../../../../platform/draft/draft-history.ts'
import type { Say } from '../../../../platform/words/use-say.ts'
import { listed } from './listed.ts'

type Direction = 'undo' | 'redo'

type Named = { readonly kind: string; readonly label: string; readonly unit?: string }

const options: Readonly<Record<string, Named>> = optionFields

const namedAt = (path: string): Named | undefined => {
  const [part = '', name = ''] = path.split('.')
  return part === 'options' ? options[name] : fieldsOf(part as StepId)[name]
}

const shown = 40

/** A number or short text as the field shows it; null: only a screen can show it. */
const valueWords = (value: unknown, { kind, unit = '' }: Named): string | null => {
  if (Array.isArray(value)) return kind === 'files' ? String(value.length) : null
  if (typeof value === 'number' && ['decimal', 'integer', 'number'].includes(kind)) return `${value} ${unit}`.trim()
  return typeof value === 'string' && kind === 'text' && value.length <= shown ? value : null
}

const keys = {
  undo: { empty: 'undoneEmpty', files: 'undoneFiles', value: 'undoneValue', fields: 'undoneFields' },
  redo: { empty: 'redoneEmpty', files: 'redoneFiles', value: 'redoneValue', fields: 'redoneFields' },
} as const satisfies Readonly<Record<Direction, Readonly<Record<string, MessageKey>>>>

/** Change made by Undo or Redo. */
export const undoWords = (say: Say, changes: Changes, direction: Direction): string => {
  const words = keys[direction]
  const [path = '', ...others] = Object.keys(changes)
  const named = namedAt(path)
  const value = changes[path]?.[direction === 'undo' ? 0 : 1]
  if (others.length > 0 || named === undefined) {
    const labels = [path, ...others].map((each) => say.named(namedAt(each)?.label ?? each))
    return say(words.fields, { fields: listed(say, labels) })
  }
  const field = say.named(named.label)
  const shownValue = valueWords(value, named)
  if (value === null || value === '') return say(words.empty, { field })
  if (shownValue === null) return say(words.fields, { fields: field })
  return named.kind === 'files'
    ? say(words.files, { field, count: shownValue })
    : say(words.value, { field, value: shownValue })
}
