import { builtinModules } from 'node:module'
import { describe, expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

type Manifest = {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const manifest = (path: string): Manifest => JSON.parse(textOf(path))
const manifests = sourceFiles().filter((path) => path.endsWith('package.json'))
const folders = manifests.map((path) => path.replace(/\/?package\.json$/, '')).filter((folder) => folder !== '')
const rooted = manifest('package.json')

const importLine = /\b(?:from\s+|import\s+|import\(\s*)(['"])([^'"\n]+)\1/g
const isTest = (path: string) =>
  /\.test\.tsx?$|\/testing\/|\.config\.ts$|^e2e\/|^apps\/web\/build\/|\/tables\//.test(path)

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** What an import line names, when it is a package: relative files, Node itself and Vite's virtual modules are none. */
const packagesIn = (text: string) =>
  [...text.matchAll(importLine)]
    .map((match) => match[2] ?? '')
    .filter((specifier) => /^[@a-z]/i.test(specifier) && !specifier.startsWith('node:') && !specifier.includes(':'))
    .map(packageOf)

/** Root tools are for tests and build files alone. */
const declared = (folder: string, path: string): readonly string[] => {
  const own = manifest(`${folder}/package.json`)
  const always = [own.name, ...Object.keys(own.dependencies ?? {})]
  return isTest(path)
    ? [...always, ...Object.keys(own.devDependencies ?? {}), ...Object.keys(rooted.devDependencies ?? {})]
    : always
}

const typeOnly = (text: string, name: string) =>
  [...text.matchAll(/import\s+type[^;]*?from\s*(['"])([^'"\n]+)\1/g)].some(
    (match) => packageOf(match[2] ?? '') === name,
  )

describe('a workspace', () => {
  it.each(folders)('%s imports only what its package.json declares', (folder) => {
    const own = manifest(`${folder}/package.json`)
    const developed = Object.keys(own.devDependencies ?? {})
    const undeclared = sourceFiles(folder)
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
      .flatMap((path) => {
        const text = textOf(path)
        const allowed = declared(folder, path)
        const isDeclared = (name: string) =>
          allowed.includes(name) || (developed.includes(name) && typeOnly(text, name))
        return packagesIn(text).flatMap((name) => (isDeclared(name) ? [] : [`${path}: ${name}`]))
      })
    expect(undeclared).toEqual([])
  })

  it('names Node’s own modules with node:', () => {
    const bare = [...sourceFiles('packages'), ...sourceFiles('apps'), ...sourceFiles('scripts')]
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
      .flatMap((path) =>
        packagesIn(textOf(path)).flatMap((name) => (builtinModules.includes(name) ? [`${path}: ${name}`] : [])),
      )
    expect(bare).toEqual([])
  })

  it.each(manifests)('%s pins every version', (path) => {
    const own = manifest(path)
    const versions = Object.entries({ ...own.dependencies, ...own.devDependencies })
    expect(versions.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })
})
