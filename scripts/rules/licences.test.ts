import { describe, expect, it } from 'vitest'
import { installedOtherwise, licencesPage, lockedPackages, nameOf, packagesWithLicences } from '../licences.mjs'
import { textOf } from '../sources.mjs'
import { exceptions, excepts, isPermitted, type Package, readFromFile } from './permitted-licences.mjs'

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const lock: Record<string, Locked> = JSON.parse(textOf('package-lock.json')).packages
const packages = packagesWithLicences(lockedPackages())
const page = licencesPage(packages)

const rowsUnder = (heading: string) => {
  const section = page.split('\n## ').find((text) => text.startsWith(heading)) ?? ''
  return [...section.matchAll(/^\| (\S+) \| (\d\S*) \| (.+) \|$/gm)].map(([, ...cells]) => cells.join(' '))
}

describe('the page of licences', () => {
  it('names every package of the lock in its version, production apart', () => {
    const foreign = Object.entries(lock).filter(([path, { link }]) => path.includes('node_modules/') && !link)
    const named = (development: boolean) =>
      foreign
        .filter(([, { dev }]) => (dev === true) === development)
        .map(([p, { version }]) => `${nameOf(p)} ${version}`)
    const production = new Set(named(false))
    const onPage = (heading: string) => rowsUnder(heading).map((row) => row.split(' ').slice(0, 2).join(' '))
    expect(onPage('Production').sort()).toEqual([...production].sort())
    expect(onPage('Development').sort()).toEqual([...new Set(named(true))].filter((n) => !production.has(n)).sort())
    expect(production.size).toBeGreaterThan(100)
  })

  it('has the licence that the lock has', () => {
    const rows = [...rowsUnder('Production'), ...rowsUnder('Development')]
    const licensed = Object.entries(lock).filter(([path, { license }]) => path.includes('node_modules/') && license)
    const missing = licensed.filter(([p, { version, license }]) => !rows.includes(`${nameOf(p)} ${version} ${license}`))
    expect(missing.map(([path]) => path)).toEqual([])
  })
})

describe('what is installed', () => {
  it('declares the version and the licence of the lock', () => {
    expect(installedOtherwise(lockedPackages())).toEqual([])
  })

  it('is compared: another version, another licence and a missing package are named', () => {
    const { 'node_modules/fastify': fastify } = lockedPackages()
    const found = (changes: object) => installedOtherwise({ 'node_modules/fastify': { ...fastify, ...changes } })
    expect(found({})).toEqual([])
    expect(found({ version: '0.0.1' })).toHaveLength(1)
    expect(found({ license: 'GPL-3.0' })).toHaveLength(1)
    expect(installedOtherwise({ 'node_modules/not-there': { version: '1.0.0' } })).toHaveLength(1)
  })

  it('has the licence in its own file where it declares none', () => {
    for (const [name, licence] of Object.entries(readFromFile)) {
      expect(lock[`node_modules/${name}`]?.license).toBeUndefined()
      expect(textOf(`node_modules/${name}/LICENSE`).startsWith(`${licence} License`)).toBe(true)
    }
  })
})

const one = (licence: string, name = 'some-package', development = false): Package => ({
  name,
  version: '1.0.0',
  licence,
  development,
})

describe('a licence', () => {
  it('of every package is permitted', () => {
    expect(packages.filter((found) => !isPermitted(found))).toEqual([])
  })

  it.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', 'GPL-2.0 OR ISC'])('%s is permitted', (licence) => {
    expect(isPermitted(one(licence))).toBe(true)
  })

  it.each([
    'GPL-3.0',
    'AGPL-3.0-only',
    'LGPL-3.0',
    'SSPL-1.0',
    'CC-BY-NC-4.0',
    'MIT AND GPL-3.0',
    '(MIT OR ISC) AND (GPL-3.0 OR AGPL-3.0)',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
    'unknown',
    '',
  ])('"%s" is refused', (licence) => {
    expect(isPermitted(one(licence))).toBe(false)
  })

  it('that is an exception holds for the package named, and in development where it says so', () => {
    expect(isPermitted(one('LGPL-3.0', 'libheif-js'))).toBe(true)
    expect(isPermitted(one('AGPL-3.0', 'libheif-js'))).toBe(false)
    expect(isPermitted(one('MPL-2.0', 'axe-core', true))).toBe(true)
    expect(isPermitted(one('MPL-2.0', 'axe-core', false))).toBe(false)
  })

  it('of a package new in the lock is read: none declared is none permitted', () => {
    const added = { ...lockedPackages(), 'node_modules/new-one': { version: '1.0.0' } }
    expect(packagesWithLicences(added).filter((found) => !isPermitted(found))).toEqual([one('unknown', 'new-one')])
  })

  it('has no exception left over', () => {
    const idle = exceptions.flatMap((exception) =>
      exception.packages.filter((pattern) => {
        const narrowed = { ...exception, packages: [pattern] }
        return !packages.some((found) => excepts(narrowed, found) && found.licence.includes(exception.licence))
      }),
    )
    expect(idle).toEqual([])
  })
})

const loads = ({ dependencies, optionalDependencies, peerDependencies }: Locked) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })

/** Every name that these may load, whichever of its versions: more than does, never less. */
const reachable = (names: readonly string[]) => {
  const reached = new Set<string>()
  for (const queue = [...names]; queue.length > 0; ) {
    const name = queue.pop() ?? ''
    if (reached.has(name)) continue
    reached.add(name)
    const entries = Object.entries(lock).filter(([path]) => path.includes('node_modules/') && nameOf(path) === name)
    for (const [, entry] of entries) queue.push(...loads((entry.link && lock[entry.resolved ?? '']) || entry))
  }
  return reached
}

it('no browser receives a package under a copyleft licence', () => {
  const sent = reachable(Object.keys(lock['apps/web']?.dependencies ?? {}))
  const copyleft = packages.filter(({ licence }) => /GPL|MPL|EPL|CDDL|EUPL/.test(licence))
  expect(copyleft.filter(({ name }) => sent.has(name))).toEqual([])
  expect([...sent]).toEqual(expect.arrayContaining(['react', 'pdfkit', 'scheduler']))
  expect(reachable(Object.keys(lock['apps/server']?.dependencies ?? {})).has('libheif-js')).toBe(true)
})
