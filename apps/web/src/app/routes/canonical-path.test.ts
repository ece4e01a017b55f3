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
    ['/project/', '/project'],
  ])('%s leads to %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it.each([...paths, '/', '/nothing', '/project_new6'])('%s stays', (path) => {
    expect(canonicalPath(path)).toBeNull()
  })
})

describe('the tab of a path', () => {
  it.each([
    ['/project', 'Project'],
    ['/project_new3', 'Project'],
    ['/project_result', 'Project'],
    ['/download', 'Download'],
    ['/home', null],
  ])('%s: %s', (path, tab) => {
    expect(activeTab(path)).toBe(tab)
  })
})
