import { describe, expect, it } from 'vitest'
import { limitCalls, perMinute } from './rate-limit.ts'
import { refuse } from './refused.ts'

const start = Date.UTC(2026, 10, 21, 9)
const movedClock = () => {
  let now = start
  return Object.assign(() => new Date(now), {
    move: (milliseconds: number) => {
      now += milliseconds
    },
  })
}

const times = (count: number, work: () => void): void => {
  for (let turn = 0; turn < count; turn++) work()
}

describe('calls in a minute', () => {
  it('are counted by caller, and refused with the seconds that are left', () => {
    const clock = movedClock()
    const count = perMinute(3, clock)
    times(3, () => count('a'))
    clock.move(20_001)
    const message = 'Too many requests. Please try again in 40 seconds!'
    expect(() => count('a')).toThrow(expect.objectContaining({ code: 429, message, headers: { 'retry-after': '40' } }))
    expect(() => count('b')).not.toThrow()
  })

  it('never ask for a wait of no second', () => {
    const clock = movedClock()
    const count = perMinute(1, clock)
    count('a')
    clock.move(59_999)
    expect(() => count('a')).toThrow(expect.objectContaining({ headers: { 'retry-after': '1' } }))
    clock.move(1)
    expect(() => count('a')).not.toThrow()
  })

  it('begin anew when the clock is put back', () => {
    const clock = movedClock()
    const count = perMinute(1, clock)
    count('a')
    clock.move(-3600_000)
    expect(() => count('a')).not.toThrow()
    expect(() => count('a')).toThrow(expect.objectContaining({ headers: { 'retry-after': '60' } }))
  })
})

describe('a call', () => {
  const nobody = async () => null
  const call = { name: 'client', network: '192.0.2.1', hasToken: false, admit: nobody } as const

  it('is not looked at any more when its network made too many', async () => {
    const limit = limitCalls({ requestsPerMinute: 300 }, movedClock())
    for (let turn = 0; turn < 300; turn++) await limit(call)
    const admit = () => Promise.reject(new Error('It was looked at.'))
    await expect(limit({ ...call, admit })).rejects.toMatchObject({ code: 429 })
  })

  it('that failed by a defect stays one', async () => {
    const limit = limitCalls({ requestsPerMinute: 300 }, movedClock())
    const refused = { ...call, hasToken: true, admit: () => Promise.reject(refuse(401, 'loginRequired')) }
    for (let turn = 0; turn < 300; turn++) await expect(limit(refused)).rejects.toMatchObject({ code: 401 })
    await expect(limit(refused)).rejects.toMatchObject({ code: 429 })
    const broken = { ...refused, admit: () => Promise.reject(new Error('defect')) }
    await expect(limit(broken)).rejects.toThrow('defect')
  })

  it.each(['appleNotice', 'googleNotice', 'sandboxNotice'] as const)(
    'of a store, %s, has a bound of its own',
    async (name) => {
      const limit = limitCalls({ requestsPerMinute: 300 }, movedClock())
      const notice = { ...call, name }
      for (let turn = 0; turn < 6000; turn++) await limit(notice)
      await expect(limit(notice)).rejects.toMatchObject({ code: 429 })
      await expect(limit({ ...notice, network: '192.0.2.2' })).resolves.toBeNull()
      await expect(limit(call)).resolves.toBeNull()
    },
  )

  it('is never refused where the limit is off', async () => {
    const limit = limitCalls({ requestsPerMinute: 'off' }, movedClock())
    for (let turn = 0; turn < 10_000; turn++) await limit(call)
    await expect(limit(call)).resolves.toBeNull()
  })
})
