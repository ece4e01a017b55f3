import { expect, it } from 'vitest'
import { warningsBeside } from './warnings-beside.ts'

const rails = { field: 'spacing', coded: { code: 'railsCannotBeParallel' } }
const limit = { field: 'spacing', coded: { code: 'spacingExceedsLimit', values: { provider: 'the provider' } } }
const warnings = [limit, rails, { field: 'span', coded: { code: 'spanUnlikeRafters' } }]

it('shows the warnings of a field', () => {
  expect(warningsBeside('spacing', warnings, [])).toEqual([limit.coded, rails.coded])
})

it('leaves out the sentence that is beside the field as an error', () => {
  expect(warningsBeside('spacing', warnings, [rails])).toEqual([limit.coded])
  expect(warningsBeside('spacing', warnings, [{ ...rails, field: 'span' }])).toHaveLength(2)
})
