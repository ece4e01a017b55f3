import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { judgedZones, verdictTitle } from './verdict-words.ts'

const say = sayIn('en-AU')

type Zones = Parameters<typeof verdictTitle>[1]['zoneResults']
const zones = (...installable: (boolean | null)[]) =>
  installable.map((value) => ({
    installable: value === true,
    ...(value === null ? { notApplicable: true } : {}),
  })) as unknown as Zones

const whole = { ridgeCorner: null }
const ridge = (installable: boolean) => ({ installable }) as Parameters<typeof verdictTitle>[1]['ridgeCorner']

describe('the heading of a result', () => {
  it('says that zones have to be kept clear', () => {
    const title = verdictTitle(say, {
      ...whole,
      verdict: 'pass-with-conditions',
      zoneResults: zones(true, false, false, false),
    })
    expect(title).toBe('Partly installable: 1 of 4 zones')
  })

  it('counts the ends of the ridge, which have a row of their own', () => {
    const titleOf = (isOpen: boolean) =>
      verdictTitle(say, {
        verdict: 'pass-with-conditions',
        zoneResults: zones(true, true, true),
        ridgeCorner: ridge(isOpen),
      })
    expect([titleOf(false), titleOf(true)]).toEqual(['Partly installable: 3 of 4 zones', 'Pass with conditions'])
  })

  it('judges closed ends of the ridge where every other zone takes panels', () => {
    const judged = judgedZones({ zoneResults: zones(true, true, null), ridgeCorner: ridge(false) })
    expect(judged.map(({ installable }) => installable)).toEqual([true, true, false])
  })

  it('does not count a zone that the roof does not have', () => {
    expect(
      verdictTitle(say, { ...whole, verdict: 'pass-with-conditions', zoneResults: zones(true, true, true, null) }),
    ).toBe('Pass with conditions')
  })

  it('says beside the verdict that figures are not confirmed', () => {
    const titleOf = (verdict: 'pass' | 'not-installable', basis?: 'confirmed' | 'unconfirmed') =>
      verdictTitle(say, { ...whole, verdict, zoneResults: zones(true), basis })
    expect(titleOf('pass', 'unconfirmed')).toBe('Pass, on figures not yet confirmed')
    expect([titleOf('pass', 'confirmed'), titleOf('pass')]).toEqual(['Pass', 'Pass'])
    expect(titleOf('not-installable', 'unconfirmed')).toBe('Not installable')
  })

  it('is otherwise that of the verdict', () => {
    expect(verdictTitle(say, { ...whole, verdict: 'not-installable', zoneResults: zones(false, false) })).toBe(
      'Not installable',
    )
    expect(verdictTitle(say, { ...whole, verdict: 'not-supported', zoneResults: [] })).toBe('Not supported')
  })
})
