// Completes package-lock.json: where a registry lacks a platform's optional package, npm leaves it out of the
// lock and `npm ci` then refuses the lock. Run after every change of a dependency.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const systems = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  wasm32: 'any',
  win32: 'win32',
}
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** @param {string} name of an optional package, such as `@biomejs/cli-linux-x64-musl` */
const libc = (name) => (name.includes('musl') ? { libc: ['musl'] } : name.includes('gnu') ? { libc: ['glibc'] } : {})

/**
 * The entry that npm would have written, from the package's name.
 * @param {string} name @param {string} version @param {boolean} dev
 */
export const platformEntry = (name, version, dev) => {
  const words = name.split(/[/-]/)
  const system = words.map((word) => systems[/** @type {keyof typeof systems} */ (word)]).find(Boolean)
  const processor = words.find((word) => processors.includes(word))
  return {
    version,
    ...(dev ? { dev } : {}),
    optional: true,
    ...(processor ? { cpu: [processor] } : {}),
    ...(system === 'any' ? {} : { os: [system ?? 'none'] }),
    ...libc(name),
  }
}

/** @typedef {{ version?: string, dev?: boolean, optionalDependencies?: Record<string, string> }} Entry */

/** @param {Record<string, Entry>} packages the lock's entries @returns {Record<string, Entry>} the missing ones */
export const missingEntries = (packages) => {
  /** @type {Record<string, Entry>} */
  const missing = {}
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const known = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
      if (known || !/^\d/.test(version)) continue
      missing[`node_modules/${name}`] = platformEntry(name, version, entry.dev === true)
    }
  }
  return missing
}

const complete = () => {
  const file = new URL('../../package-lock.json', import.meta.url)
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingEntries(lock.packages)
  const entries = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1))
  lock.packages = Object.fromEntries(entries)
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`package-lock.json: ${Object.keys(missing).length} entries added`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) complete()
