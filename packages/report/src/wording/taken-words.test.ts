import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { coordinatesOf, distanceWords, takenWords } from './taken-words.ts'

const say = sayIn('en-AU')
const taken: PhotoTaken = {
  takenAt: '2026-11-29T10:15:00+11:00',
  latitude: -32.25,
  longitude: 148.6,
  accuracy: 5.6,
  direction: 312,
  north: 'magnetic',
  source: 'camera',
}
const northwards = (metres: number): PhotoTaken => ({ ...taken, latitude: -32.25 + metres / 111_195 })

describe('what is told of a photo', () => {
  it('is its time, its direction and its distance, without coordinates', () => {
    const words = takenWords(say, taken, [northwards(34)])
    expect(words).toBe('Taken 29 Nov 2026, 10:15, facing north-west (312° magnetic), 34 m from the other photos')
    expect(words).not.toContain('148')
  })

  it('says what a file claims of itself, and which north it means', () => {
    expect(takenWords(say, { ...taken, source: 'file', north: 'true', direction: 359.7 })).toBe(
      'Taken 29 Nov 2026, 10:15 (as the file says), facing north (0° true)',
    )
  })

  it('is nothing where nothing is known', () => {
    const nothing = { takenAt: null, latitude: null, longitude: null, accuracy: null, direction: null }
    expect(takenWords(say, { ...taken, ...nothing }, [taken])).toBe('')
    expect([coordinatesOf({ ...taken, ...nothing }), coordinatesOf(taken)]).toEqual([
      null,
      '-32.25000, 148.60000 ± 6 m',
    ])
  })

  it.each([
    [0, '0 m from the other photos'],
    [999, '999 m from the other photos'],
    [1000, '1.0 km from the other photos: check that it shows this site'],
    [12_340, '12.3 km from the other photos: check that it shows this site'],
  ])('marks a distance of 1 km and more: %d m', (metres, words) => {
    expect(distanceWords(say, metres)).toBe(words)
  })

  it('is the distance from the middle of the others: one that is wrong marks itself alone', () => {
    const [near, far] = [northwards(20), northwards(40_000)]
    expect(takenWords(say, near, [taken, northwards(10), far])).toContain('10 m from')
    expect(takenWords(say, far, [taken, near, northwards(10)])).toContain('40.0 km from')
  })
})
