import { describe, expect, it } from 'vitest'
import { inMemory } from '../key-value.ts'
import { absentFor, absentNames } from './absent-names.ts'

const session = () => {
  const { read, write } = inMemory()
  return () => ({ getItem: read, setItem: (key: string, value: string) => void write(key, value) })
}

describe('a table that the server does not have', () => {
  it('is remembered beyond the page', () => {
    const storage = session()
    absentNames(storage).add('C100_1')
    const next = absentNames(storage)
    expect([next.has('C100_1'), next.has('C100_2')]).toEqual([true, false])
  })

  it('is forgotten after a while', () => {
    let time = 1000
    const storage = session()
    absentNames(storage, () => time).add('C100_1')
    const next = absentNames(storage, () => time)
    time += absentFor - 1
    expect(next.has('C100_1')).toBe(true)
    time += 1
    expect(next.has('C100_1')).toBe(false)
    expect(absentNames(storage, () => 0).has('C100_1')).toBe(false)
  })

  it('is remembered on the page when the browser keeps nothing', () => {
    const names = absentNames(() => {
      throw new Error('no storage')
    })
    names.add('C100_1')
    expect(names.has('C100_1')).toBe(true)
  })

  it('is requested again when the stored list is damaged', () => {
    expect(absentNames(() => ({ getItem: () => '{', setItem: () => undefined })).has('C100_1')).toBe(false)
    expect(absentNames(() => ({ getItem: () => '["C100_1"]', setItem: () => undefined })).has('C100_1')).toBe(false)
  })
})
