import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Source folders of the calculation thread, without tests and published figures. */
const sources = ['engine', 'contract', 'report'].map((name) => `../../../../../packages/${name}/src/`)

const isCode = (path: string): boolean => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(path)

const codeIn = (folder: URL): readonly string[] =>
  readdirSync(fileURLToPath(folder), { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter(isCode)
    .sort()

const hashOfFiles = (files: readonly (readonly [string, URL])[]): string => {
  const hash = createHash('sha256')
  for (const [name, url] of files) hash.update(JSON.stringify([name, readFileSync(url, 'utf8')]))
  return hash.digest('hex').slice(0, 16)
}

/** Hash of the sources, or of a built server's bundle: equal on every machine. */
export const codeAt = (here: string): string => {
  if (!here.endsWith('.ts')) return hashOfFiles([['bundle', new URL('calculation-worker.js', here)]])
  const folders = sources.map((path) => new URL(path, here))
  return hashOfFiles(folders.flatMap((folder) => codeIn(folder).map((path) => [path, new URL(path, folder)] as const)))
}

let code: string | null = null

/** Distinguishes two builds of one version. Read once per process, whose code stays as loaded. */
export const engineCode = (): string => {
  code ??= codeAt(import.meta.url)
  return code
}
