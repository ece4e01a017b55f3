// Cruises the import graph with .dependency-cruiser.mjs and fails on a violation, or when too little was cruised.
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import configuration from '../.dependency-cruiser.mjs'
import { crowdedFolders, mutualImports } from './rules/folder-rules.mjs'
import { root, sourceFiles } from './sources.mjs'

const rooms = ['data', 'packages', 'apps', 'e2e', 'scripts']

/** @typedef {{ modules: number, violations: import('./rules/folder-rules.mjs').Violation[] }} Cruise */

/** @param {string} name */
const reasonOf = (name) => configuration.forbidden?.find((rule) => rule.name === name)?.comment ?? ''

/** @param {string} folder @param {string[]} rooms @returns {Promise<Cruise>} */
export const cruised = async (folder, rooms) => {
  const { output } = await cruise(rooms, {
    ...configuration.options,
    ruleSet: { forbidden: configuration.forbidden ?? [] },
    validate: true,
    baseDir: folder,
  })
  if (typeof output === 'string') throw new Error(output)
  const { modules, summary } = output
  const ofImports = summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    reason: reasonOf(rule.name),
    from,
    to,
  }))
  return {
    modules: summary.totalCruised,
    violations: [...ofImports, ...mutualImports(modules), ...crowdedFolders(modules)],
  }
}

const typedFiles = () => rooms.flatMap(sourceFiles).filter((path) => /\.tsx?$/.test(path)).length

const report = async () => {
  const { modules, violations } = await cruised(root, rooms)
  const least = typedFiles()
  for (const { rule, reason, from, to } of violations) console.error(`${rule}: ${from} → ${to}\n  ${reason}`)
  console.log(`${modules} modules cruised of at least ${least}, ${violations.length} violations`)
  // A cruiser that cannot read TypeScript finds nothing and passes: too few files count as a failure.
  if (violations.length > 0 || modules < least) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await report()
