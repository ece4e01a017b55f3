import { api } from '@soundroof/contract/api'
import type { Endpoint } from '@soundroof/contract/platform/endpoint'
import { describe, expect, it } from 'vitest'
import { calls, lineOf, openCalls } from './calls.ts'
import { laterCalls } from './later-calls.ts'

const all = { ...calls, ...laterCalls }

describe('the table of calls', () => {
  it.each(Object.entries(all))('%s is as in the contract', (name, [method, path, prints]) => {
    const endpoint: Endpoint = api[name as keyof typeof api]
    expect([method, path, prints === 'prints']).toEqual([endpoint.method, endpoint.path, endpoint.prints === true])
  })

  it.each(['login', 'consoleUsers'] as const)('finds %s', async (name) => {
    expect(await lineOf(name)).toEqual([api[name].method, api[name].path])
  })

  it('names as open what anyone may call', () => {
    const open = Object.entries(all).filter(([name]) => api[name as keyof typeof api].access === 'anyone')
    expect(open.map(([name]) => name).sort()).toEqual([...openCalls].sort())
  })
})
