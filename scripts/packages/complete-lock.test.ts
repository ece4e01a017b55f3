import { describe, expect, it } from 'vitest'
import { textOf } from '../sources.mjs'
import { missingEntries, platformEntry } from './complete-lock.mjs'

describe('the entry of a platform’s package', () => {
  it('says which machine it is for', () => {
    expect(platformEntry('@biomejs/cli-linux-arm64-musl', '2.6.8', true)).toEqual({
      version: '2.6.8',
      dev: true,
      optional: true,
      cpu: ['arm64'],
      os: ['linux'],
      libc: ['musl'],
    })
  })

  it('is for no machine when its name does not tell', () => {
    expect(platformEntry('fancy', '1.0.0', false)).toEqual({ version: '1.0.0', optional: true, os: ['none'] })
  })
})

it('an entry that the lock has, near or at the top, is not missing', () => {
  const packages = {
    'node_modules/tool': {
      optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-win32-x64': '1.0.0', near: '2.0.0' },
    },
    'node_modules/tool-linux-x64': { version: '1.0.0' },
    'node_modules/tool/node_modules/near': { version: '2.0.0' },
  }
  expect(Object.keys(missingEntries(packages))).toEqual(['node_modules/tool-win32-x64'])
})

it('the committed lock is complete', () => {
  expect(missingEntries(JSON.parse(textOf('package-lock.json')).packages)).toEqual({})
})
