import type { ChecklistItem } from '@soundroof/contract/review/review-checklist'

/** An item that no other has been or will be. */
export const newItem = (): ChecklistItem => ({ id: crypto.randomUUID(), text: '' })

/** The list with one line moved up (-1) or down (1); the same at its ends. */
export const movedItem = (items: readonly ChecklistItem[], place: number, by: -1 | 1): readonly ChecklistItem[] => {
  const [item, other] = [items[place], items[place + by]]
  if (!item || !other) return items
  return items.map((one, at) => {
    if (at === place) return other
    return at === place + by ? item : one
  })
}

/** As they are saved: lines left empty are none. */
export const savedItems = (items: readonly ChecklistItem[]): ChecklistItem[] =>
  items.map(({ id, text }) => ({ id, text: text.trim() })).filter(({ text }) => text !== '')
