import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { activeTab } from '../shell/tabs.ts'
import { canonicalPath, paths } from './canonical-path.ts'

describe('an old spelling of a path', () => {
  it.each([
    ['/Project_new1', '/project_new1'],
    ['/PROJECT_EXISTING', '/project_existing'],
    ['/ProjectResult', '/project_result'],
    ['/project_timeline', '/project_Timeline'],
    ['/helpcontext', '/helpContext'],
    ['/Help', '/help'],
    ['/project/', '/project'],
    ['/RESETPASSWORD', '/resetPassword'],
    ['/deleteaccount', '/deleteAccount'],
    ['/Verify/SR-1a', '/verify/SR-1a'],
    ['/verify/SR-1a/', '/verify/SR-1a'],
  ])('%s leads to %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it.each([...paths, '/', '/nothing', '/project_new6', '/verify/SR-1a'])('%s stays', (path) => {
    expect(canonicalPath(path)).toBeNull()
  })
})

it('every screen that a route names opens in any case', () => {
  const folder = import.meta.dirname
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsx'))
  const routed = files.flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/^ {2}path: '(\/[^'$]+)'|path: '(\/[^'$]+)',? component/gm),
    ].map(([, alone, beside]) => alone ?? beside),
  )
  expect(routed.length).toBeGreaterThan(30)
  expect([...new Set(routed)].sort()).toEqual([...paths].sort())
})

describe('the tab of a path', () => {
  it.each([
    ['/project', 'Project'],
    ['/project_new3', 'Project'],
    ['/project_result', 'Project'],
    ['/download', 'Download'],
    ['/help', 'Help'],
    ['/helpContext', 'Help'],
    ['/home', null],
  ])('%s: %s', (path, tab) => {
    expect(activeTab(path)).toBe(tab)
  })
})
