import { expect, it } from 'vitest'
import { reportPath } from './result-query.ts'

it('leads to the report pages as specified', () => {
  expect(reportPath('input-summary', { hash: 'a b' })).toBe('/project_down_input?type=1&project=a+b')
  expect(reportPath('result-summary', { hash: 'h', resultId: 'r' })).toBe(
    '/project_down_result?type=0&project=h&result=r',
  )
  expect(reportPath('site-sheet', { hash: 'h' })).toBe('/project_down_result?type=0&project=h&kind=site-sheet')
})
