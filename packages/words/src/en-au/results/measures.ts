/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`

/** "1 row", "2 rows". */
export const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinals = new Intl.PluralRules('en-AU', { type: 'ordinal' })

/** "every course", "every 3rd course". */
export const everyNth = (every: number, name: string): string =>
  every === 1 ? `every ${name}` : `every ${every}${endings[ordinals.select(every)]} ${name}`

export const lowerCaseFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
export const upperCaseFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
