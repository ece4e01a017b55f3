import { api } from '@soundroof/contract/api'
import { describe, expect, it } from 'vitest'
import { calls, openCalls } from './calls.ts'

describe('the table of calls', () => {
  it.each(Object.entries(calls))('%s has method and path of the contract', (name, [method, path]) => {
    const endpoint = api[name as keyof typeof api]
    expect([method, path]).toEqual([endpoint.method, endpoint.path])
  })

  it('names as open what anyone may call', () => {
    const open = Object.entries(calls).filter(([name]) => api[name as keyof typeof api].access === 'anyone')
    expect(open.map(([name]) => name).sort()).toEqual([...openCalls].sort())
  })
})
