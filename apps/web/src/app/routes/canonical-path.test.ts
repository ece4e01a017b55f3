import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalPath, isScreen, paths } from '@soundroof/contract/platform/addresses/screen-paths'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { activeTab } from '../shell/tabs.ts'

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

describe('every screen that a route names', () => {
  const folder = import.meta.dirname
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsx'))
  const routed = files.flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/^ {2}path: '(\/[^']+)'|path: '(\/[^']+)',? component/gm),
    ].map(([, alone, beside]) => alone ?? beside ?? ''),
  )
  const [named, fixed] = [
    routed.filter((path) => path.includes('$')),
    [...new Set(routed.filter((path) => !path.includes('$')))],
  ]

  it('opens in any case', () => {
    expect(fixed.length).toBeGreaterThan(30)
    expect(fixed.sort()).toEqual([...paths].sort())
  })

  it('is a screen to the server, with the name that its address ends in', () => {
    expect(named).toEqual(['/verify/$code'])
    for (const path of ['/', ...routed]) expect(isScreen(path.replace('$code', 'SR-1a')), path).toBe(true)
  })
})

it.each(['/nothing', '/console/nothing', '/project_new6', '/home/x', '/verify/SR-1a/x', '//'])(
  '%s is no screen',
  (path) => {
    expect(isScreen(path)).toBe(false)
  },
)

it.each(['/Project_new1', '/ProjectResult', '/project/', '/VERIFY/SR-1a'])('%s is one', (path) => {
  expect(isScreen(path)).toBe(true)
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
    const active = activeTab(path)
    expect(active && sayIn('en-AU')(active)).toBe(tab)
  })
})
