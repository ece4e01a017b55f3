import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../sources.mjs'

const code = sourceFiles().filter((path) => /\.(ts|tsx|mjs)$/.test(path))

/** Folders and the file's own name; what follows its first point is its kind. */
const parts = (path: string) => path.split('/').map((part) => part.replace(/(?!^)\..*$/, ''))

/** An edition of a standard carries its own name: as_nzs_1170_2_2021. */
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*$|^as(_[a-z0-9]+)+$/
const vague = /^(utils?|helpers?|common|misc|shared-stuff|.*[-_]v\d+)$/
const registries = ['packages/engine/src/checks/index.ts', 'data/index.ts']

describe('files are named by what they answer', () => {
  it('in kebab-case, folders too', () => {
    const others = code.filter((path) => parts(path).some((part) => !kebab.test(part)))
    expect(others).toEqual([])
  })

  it('not by what they are for: no utils, helpers, common, _v2', () => {
    expect(code.filter((path) => parts(path).some((part) => vague.test(part)))).toEqual([])
  })

  it('without barrels: an index is the registry of checks or the catalogue', () => {
    const indices = code.filter((path) => /(^|\/)index\.tsx?$/.test(path) && !registries.includes(path))
    expect(indices).toEqual([])
  })
})
