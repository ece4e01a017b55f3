import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, sourceFiles, textOf } from '../../scripts/sources.mjs'

/** What only the engine and its figures contain, and minifying leaves: names of members, and figures in a row. */

const textsBelow = (...folders: readonly string[]): string =>
  folders
    .flatMap((folder) => sourceFiles(folder))
    .filter((path) => /\.(tsx?|md|html)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map(textOf)
    .join('\n')

const namesIn = (text: string): ReadonlySet<string> => new Set(text.match(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g))

/** The code of devices, as it is built. */
export const builtEngine = (): string => readFileSync(join(root, 'apps/server/dist/device-engine.js'), 'utf8')

const engineNames = (): readonly string[] => {
  const built = namesIn(builtEngine())
  const others = namesIn(textsBelow('packages/contract', 'packages/words', 'packages/report', 'apps/web', 'docs'))
  return [...namesIn(textsBelow('packages/engine/src'))].filter(
    (name) => name.length >= 10 && built.has(name) && !others.has(name),
  )
}

const isRow = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length >= 5 && value.every((each) => typeof each === 'number')

/** Rows of five figures or more that are no whole numbers. */
const rowsIn = (value: unknown): readonly string[] => {
  if (isRow(value)) return value.some((each) => each % 1 !== 0) ? [value.slice(0, 5).join()] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(rowsIn) : []
}

/** As JSON and as minified code write numbers. */
export const figuresAlike = (text: string): string => text.replaceAll(/\s/g, '').replaceAll(/(?<!\d)\.(?=\d)/g, '0.')

/** But those that the published method states. */
const catalogueRows = (): readonly string[] => {
  const published = figuresAlike(textOf('docs/method.md'))
  const files = ['data/fixings', 'data/sections', 'data/wind', 'data/timber'].flatMap((folder) => sourceFiles(folder))
  const rows = files.filter((path) => path.endsWith('.json')).flatMap((path) => rowsIn(JSON.parse(textOf(path))))
  return [...new Set(rows)].filter((row) => !published.includes(row))
}

export type Marks = { readonly names: readonly string[]; readonly rows: readonly string[] }

export const engineMarks = (): Marks => ({ names: engineNames(), rows: catalogueRows() })

/** Those that a text contains. */
export const marksIn = (text: string, { names, rows }: Marks): readonly string[] => {
  const alike = figuresAlike(text)
  const own = namesIn(text)
  return [...names.filter((name) => own.has(name)), ...rows.filter((row) => alike.includes(row))]
}
