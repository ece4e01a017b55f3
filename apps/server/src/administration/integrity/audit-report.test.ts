import { expect, it } from 'vitest'
import { auditReport, exitCodeOf } from './audit-report.ts'

const looked = new Map([['files', 3]])
const lost = '[missing-object] File a is lost: the store does not have it.'
const changed = '[changed-object] File b has another content in the store.'

it('an audit tells what is lost from what was changed, in words and by its exit code', () => {
  const none = { differences: [], lost: 0, looked }
  expect([auditReport(none), exitCodeOf(none)]).toEqual(['Looked at 3 files: no difference.', 0])
  const both = { differences: [lost, changed], lost: 1, looked }
  expect(auditReport(both)).toBe(`${lost}\n${changed}\nLooked at 3 files: 2 differences, of which 1 is a lost object.`)
  expect(exitCodeOf(both)).toBe(1)
  const losses = { differences: [lost, lost], lost: 2, looked }
  expect(auditReport(losses)).toContain('2 differences, of which 2 are lost objects: nothing was changed.')
  expect(exitCodeOf(losses)).toBe(3)
})
