import { expect, it } from 'vitest'
import { activeTab } from './tabs.ts'

it.each([
  ['/project_result', 'shell.project'],
  ['/what_if', 'shell.project'],
  ['/example', 'shell.project'],
  ['/console/project', 'shell.console'],
  ['/terms', 'shell.about'],
  ['/company', null],
])('of the screen %s the tab is %s', (path, tab) => {
  expect(activeTab(path)).toBe(tab)
})
