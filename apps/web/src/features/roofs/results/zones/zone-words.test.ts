import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { alternativeWords, zoneFacts, zoneStatusOf } from './zone-words.ts'

const say = sayIn('en-AU')

const project = emptyProject('2026-11-21 10:00:00')
const zone = { installable: true, numRails: 2, fixingSpacing: 1200, intersectionTypeIndex: 0 as const }

describe('a zone shows', () => {
  it('rails, fixing in the specified words, and spacing', () => {
    expect(zoneFacts(say, zone, project)).toEqual({
      rails: '2',
      fixing: 'at least 1 x 14g-10TPI metal screw',
      spacing: '1200\u00a0mm',
    })
    expect(zoneFacts(say, { ...zone, intersectionTypeIndex: 2 }, project).fixing).toBe('non-penetrative clamp')
  })

  it('nothing where nothing may be installed', () => {
    const closed = { ...zone, installable: false, numRails: 0, fixingSpacing: null }
    expect(Object.values(zoneFacts(say, closed, project))).toEqual(['–', '–', '–'])
  })

  it('whether it is installable, to be kept clear or not applicable', () => {
    expect(zoneStatusOf({ installable: true })).toBe('installable')
    expect(zoneStatusOf({ installable: false })).toBe('clear')
    expect(zoneStatusOf({ installable: false, notApplicable: true })).toBe('none')
  })

  it('which other layouts somebody would choose', () => {
    expect(alternativeWords(say, { ...zone, alternatives: [{ numRails: 3, fixingSpacing: 2400 }] })).toEqual([
      '3\u00a0rails with fixings every 2400\u00a0mm',
    ])
  })
})
