export type CsvCell = string | number

/** Attack: a spreadsheet runs a cell that begins like this as a formula. */
const wouldRun = /^[=+\-@\t\r]/

const cellText = (cell: CsvCell): string => {
  if (typeof cell === 'number') return String(cell)
  const text = wouldRun.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a spreadsheet reads them. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
