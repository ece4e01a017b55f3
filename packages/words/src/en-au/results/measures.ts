/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`

/** "1 row", "2 rows". */
export const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`

export const lowerCaseFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
export const upperCaseFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
