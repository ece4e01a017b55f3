import { describe, expect, it } from 'vitest'
import { matchesAddress } from './use-entered-draft.ts'

const [added, edited] = [
  { mode: 'add', hash: null, id: 'x' },
  { mode: 'edit', hash: 'a', id: 'edit-a' },
] as const

describe('the local project belongs to the address', () => {
  it('when nothing is named and one is being added', () => {
    expect(matchesAddress(added, { type: 'add' })).toBe(true)
    expect(matchesAddress(edited, { type: 'add' })).toBe(false)
  })

  it('when its own is named', () => {
    expect(matchesAddress(added, { type: 'add', draft: 'x' })).toBe(true)
    expect(matchesAddress(added, { type: 'add', draft: 'y' })).toBe(false)
    expect(matchesAddress(edited, { type: 'edit', project: 'a' })).toBe(true)
    expect(matchesAddress(edited, { project: 'b' })).toBe(false)
  })
})
