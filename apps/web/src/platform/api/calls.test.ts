import { api } from '@soundroof/contract/api'
import { describe, expect, it } from 'vitest'
import { calls, lineOf, openCalls } from './calls.ts'
import { laterCalls } from './later-calls.ts'

const all = { ...calls, ...laterCalls }

describe('the table of calls', () => {
  it.each(Object.entries(all))('%s has method and path of the contract', (name, [method, path]) => {
    const endpoint = api[name as keyof typeof api]
    expect([method, path]).toEqual([endpoint.method, endpoint.path])
  })

  it.each(['login', 'consoleUsers'] as const)('finds %s', async (name) => {
    expect(await lineOf(name)).toEqual([api[name].method, api[name].path])
  })

  it('names as open what anyone may call', () => {
    const open = Object.entries(all).filter(([name]) => api[name as keyof typeof api].access === 'anyone')
    expect(open.map(([name]) => name).sort()).toEqual([...openCalls].sort())
  })
})
