import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of package.json, wherever the script is called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const notSource = new Set(['node_modules', 'dist', 'coverage', 'playwright-report', 'test-results'])

/** @param {import('node:fs').Dirent} entry */
const isSource = (entry) => !notSource.has(entry.name) && !(entry.isDirectory() && entry.name.startsWith('.'))

/**
 * Every source file below a folder, as paths from the root with `/`, in one order on every machine.
 * @param {string} [folder] @returns {string[]}
 */
export const sourceFiles = (folder = '.') =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(isSource)
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sourceFiles(path)
      return entry.isFile() ? [relative('.', path).split(sep).join('/')] : []
    })
    .sort()

/** @param {string} path from the root */
export const textOf = (path) => readFileSync(join(root, path), 'utf8')
