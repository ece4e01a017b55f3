import { say } from '@soundroof/contract/platform/messages'
import { expect, it } from 'vitest'
import { warningsBeside } from './warnings-beside.ts'

const rails = { field: 'spacing', message: say('railsCannotBeParallel') }
const limit = { field: 'spacing', message: say('spacingExceedsLimit', { provider: 'the provider' }) }
const warnings = [limit, rails, { field: 'span', message: say('spanUnlikeRafters') }]

it('shows the warnings of a field', () => {
  expect(warningsBeside('spacing', warnings, [])).toEqual([limit.message, rails.message])
})

it('leaves out the sentence that is beside the field as an error', () => {
  expect(warningsBeside('spacing', warnings, [rails])).toEqual([limit.message])
  expect(warningsBeside('spacing', warnings, [{ ...rails, field: 'span' }])).toHaveLength(2)
})
