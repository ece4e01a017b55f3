import { describe, expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

const text = sourceFiles().filter((path) => /\.(ts|tsx|mjs|json|md|css|html|sql|sh|yml|yaml)$/.test(path))
const hidden = ['.npmrc', '.ci/run', '.gitignore', '.dependency-cruiser.mjs']

const machinePath = /(?<![\w.:/-])\/(work|root|home\/\w+|Users\/\w+)\/|\b[A-Z]:\\Users\\/
const registryHost = /\b(registry|npm|mirror|artifactory|nexus)\.[\w-]+\.(org|com|net|io|dev|internal)\b/

const findings = (pattern: RegExp) =>
  [...text, ...hidden].flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
  )

describe('the repository runs anywhere', () => {
  it('no file names a path of one machine', () => {
    expect(findings(machinePath)).toEqual([])
  })

  it('no file names the host of a package registry', () => {
    expect(findings(registryHost)).toEqual([])
  })

  it('the lock holds no address but the workspaces’ own folders', () => {
    const lock: { packages: Record<string, { resolved?: string; link?: boolean }> } = JSON.parse(
      textOf('package-lock.json'),
    )
    const addresses = Object.values(lock.packages).filter(({ resolved, link }) => resolved && !link)
    expect(addresses).toEqual([])
  })

  it('a path and a host would be found', () => {
    expect(machinePath.test(`see ${['', 'root', 'notes.txt'].join('/')}`)).toBe(true)
    expect(registryHost.test(`https://${['registry', 'example', 'org'].join('.')}/x`)).toBe(true)
  })
})
