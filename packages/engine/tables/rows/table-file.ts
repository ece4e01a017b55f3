import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'

/** A list with an entry on each line, so that a changed span is a changed line. */
const listText = (entries: readonly unknown[]): string =>
  entries.length === 0 ? '[]' : `[\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`

const isList = (value: unknown): value is readonly object[] => Array.isArray(value) && typeof value[0] === 'object'

/** A table as its file holds it. */
export const tableText = (table: CapacityTable): string => {
  const fields = Object.entries(table).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${isList(value) ? listText(value) : JSON.stringify(value)}`,
  )
  return `{\n${fields.join(',\n')}\n}\n`
}

/** The module of the catalogue that imports the files. */
export const tablesModule = (names: readonly string[]): string => {
  const sorted = [...names].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  return [
    "import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'",
    ...sorted.map((name) => `import ${name} from './${name}.json' with { type: 'json' }`),
    '',
    '/** `npm run tables` writes this list and the files; the schema of the catalogue reads them when it is loaded. */',
    'const written: Readonly<Record<string, unknown>> = {',
    ...sorted.map((name) => `  ${name},`),
    '}',
    '',
    '/** Capacity tables of purlins by name. */',
    'export const tables = written as Readonly<Record<string, CapacityTable>>',
    '',
  ].join('\n')
}
