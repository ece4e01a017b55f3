import { describe, expect, it } from 'vitest'
import { isTheOne } from './use-entered-draft.ts'

describe('the local project belongs to the address', () => {
  it('when nothing is named and one is being added', () => {
    expect(isTheOne({ mode: 'add', hash: null }, { type: 'add' })).toBe(true)
    expect(isTheOne({ mode: 'edit', hash: 'a' }, { type: 'add' })).toBe(false)
  })

  it('when its own is named', () => {
    expect(isTheOne({ mode: 'edit', hash: 'a' }, { type: 'edit', project: 'a' })).toBe(true)
    expect(isTheOne({ mode: 'edit', hash: 'b' }, { project: 'a' })).toBe(false)
    expect(isTheOne(null, { project: 'a' })).toBe(false)
  })
})
