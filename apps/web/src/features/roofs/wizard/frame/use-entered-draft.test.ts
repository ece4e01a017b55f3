import { describe, expect, it } from 'vitest'
import { matchesAddress } from './use-entered-draft.ts'

describe('the local project belongs to the address', () => {
  it('when nothing is named and one is being added', () => {
    expect(matchesAddress({ mode: 'add', hash: null }, { type: 'add' })).toBe(true)
    expect(matchesAddress({ mode: 'edit', hash: 'a' }, { type: 'add' })).toBe(false)
  })

  it('when its own is named', () => {
    expect(matchesAddress({ mode: 'edit', hash: 'a' }, { type: 'edit', project: 'a' })).toBe(true)
    expect(matchesAddress({ mode: 'edit', hash: 'b' }, { project: 'a' })).toBe(false)
    expect(matchesAddress(null, { project: 'a' })).toBe(false)
  })
})
