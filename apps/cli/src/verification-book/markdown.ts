const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A table. @param right columns aligned to the right */
export const table = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): readonly string[] => [
  `| ${head.map(cell).join(' | ')} |`,
  `|${head.map((_, index) => (right.includes(index) ? '---:' : '---')).join('|')}|`,
  ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
]

/** Lines under a summary, shown when opened. */
export const folded = (summary: string, lines: readonly string[]): readonly string[] => [
  '<details>',
  `<summary>${summary}</summary>`,
  '',
  ...lines,
  '',
  '</details>',
]

/** "1 case", "2 cases". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
