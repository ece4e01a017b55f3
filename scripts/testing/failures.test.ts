import { expect, it } from 'vitest'
import { failuresIn } from './failures.mjs'

it('names what failed and why, of both runners', () => {
  const output = [
    ' ✓ |api| a.api.test.ts (2 tests) 100ms',
    '',
    ' FAIL  |api| b.api.test.ts > refuses a stranger',
    'AssertionError: expected 200 to be 403',
    '  1) [chromium] › e2e/c.spec.ts:51:1 › a photo is sent ─────',
    '    Error: expect(locator).toBeVisible() failed',
  ].join('\n')
  expect(failuresIn(output)).toEqual([
    expect.stringContaining('expected 200 to be 403'),
    expect.stringMatching(/a photo is sent ─+\n\s+Error: expect/),
  ])
})

it('names the line of a journey, also of the try after it', () => {
  const code = Array.from({ length: 9 }, (_, n) => `    > ${n} | code`)
  const first = [
    '  1) [chromium] › e2e/c.spec.ts:51:1 › a photo is sent ─────',
    ...code,
    '        at e2e/c.spec.ts:28:14',
  ]
  const second = ['    Retry #1 ─────', '    Error: page.goto', '        at openLength (e2e/c.spec.ts:69:3)']
  const [failure] = failuresIn([...first, ...second].join('\n'))
  expect(failure).toMatch(/c\.spec\.ts:28:14\n\s+Retry #1 ─+\n\s+at openLength \(e2e\/c\.spec\.ts:69:3\)$/)
})

it('stays short where much failed, and says how much it left out', () => {
  const many = Array.from({ length: 12 }, (_, n) => ` FAIL  |unit| ${n}.test.ts > fails`).join('\n')
  expect(failuresIn(many)).toHaveLength(11)
  expect(failuresIn(many).at(-1)).toBe('and 2 more')
  expect(failuresIn(' ✓ all passed')).toEqual([])
})
