import { describe, expect, it } from 'vitest'
import { takeOver } from './take-over.ts'

const never = new Promise<void>(() => undefined)

const device = (taken: Promise<void>, isThere: boolean) => {
  const done: string[] = []
  const noting = (what: string) => () => void done.push(what)
  const versions = {
    ask: noting('ask'),
    taken,
    isServerThere: async () => isThere,
    leave: async () => done.push('leave'),
    reload: noting('reload'),
  }
  return { done, versions }
}

describe('a new version that the person asks for', () => {
  it('takes over, then the page is loaded once', async () => {
    const { done, versions } = device(Promise.resolve(), true)
    await takeOver(versions, 1000)
    expect(done).toEqual(['ask', 'reload'])
  })

  it('comes from the server where the former version holds it back', async () => {
    const { done, versions } = device(never, true)
    await takeOver(versions, 1)
    expect(done).toEqual(['ask', 'leave', 'reload'])
  })

  it('leaves the former version on the device where the server does not answer', async () => {
    const { done, versions } = device(never, false)
    await takeOver(versions, 1)
    expect(done).toEqual(['ask', 'reload'])
  })
})
