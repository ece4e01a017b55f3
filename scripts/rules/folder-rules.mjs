// Rules about folders, which dependency-cruiser cannot express: who imports whom, and how many files stand together.
import { dirname } from 'node:path/posix'

/** @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Module */
/** @typedef {{ rule: string, reason: string, from: string, to: string }} Violation */

const isTest = (/** @type {string} */ path) => /\.(test|spec)\.tsx?$|\/testing\//.test(path)
const isOwn = (/** @type {string} */ path) => /^(data|packages|apps|e2e|scripts)\//.test(path)
const isSource = (/** @type {string} */ path) => isOwn(path) && !isTest(path) && /\.(tsx?|mjs)$/.test(path)

export const mostFilesOfFolder = 25

/** One import of each direction between two folders. @param {readonly Module[]} modules */
const importsBetween = (modules) => {
  /** @type {Map<string, { from: string, to: string }>} */
  const found = new Map()
  for (const { source, dependencies } of modules.filter((module) => isSource(module.source)))
    for (const { resolved } of dependencies.filter((dependency) => isSource(dependency.resolved)))
      found.set(`${dirname(source)} ${dirname(resolved)}`, { from: source, to: resolved })
  return found
}

/** @param {readonly Module[]} modules @returns {readonly Violation[]} */
export const mutualImports = (modules) => {
  const imports = importsBetween(modules)
  return [...imports].flatMap(([key, { from, to }]) => {
    const [one = '', other = ''] = key.split(' ')
    const back = imports.get(`${other} ${one}`)
    if (one >= other || !back) return []
    const reason = `Two folders that import each other are one folder or three: ${back.from} → ${back.to} goes back.`
    return [{ rule: 'no-mutual-folders', reason, from, to }]
  })
}

/** @param {readonly Module[]} modules @returns {readonly Violation[]} */
export const crowdedFolders = (modules) => {
  /** @type {Map<string, number>} */
  const files = new Map()
  for (const { source } of modules.filter((module) => isSource(module.source)))
    files.set(dirname(source), (files.get(dirname(source)) ?? 0) + 1)
  return [...files]
    .filter(([, count]) => count > mostFilesOfFolder)
    .map(([folder, count]) => ({
      rule: 'no-crowded-folder',
      reason: `A folder of more than ${mostFilesOfFolder} source files hides its subjects.`,
      from: folder,
      to: `${count} files`,
    }))
}
