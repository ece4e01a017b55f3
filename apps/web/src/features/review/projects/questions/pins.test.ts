import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { pinOf, pinWords } from './pins.ts'

const say = sayIn('en-AU')

const photos = {
  ...emptyProject('2026-11-21 09:00:00').photos,
  roof: ['http://x/a.jpg'],
  connection: ['http://x/b.jpg'],
}

describe('a question', () => {
  it('about a field leads to its step and its label', () => {
    expect(pinOf(say, { field: 'roof_slope', photo: null }, photos)).toEqual({
      name: 'roof_slope',
      step: 'building',
      field: 'roofSlope',
      label: 'Roof Slope',
    })
  })

  it('about the module leads to where it is chosen', () => {
    expect(pinOf(say, { field: 'options.module', photo: null }, photos)).toMatchObject({
      step: 'solar',
      field: 'options.module',
    })
  })

  it('about a photo names its list and place, whatever the signature', () => {
    expect(pinWords(say, { field: null, photo: 'http://x/b.jpg?signature=1' }, photos)).toBe('Connection photos 1')
  })

  it('about a photo that was replaced says so', () => {
    const pinned = { field: null, photo: 'http://x/c.jpg' }
    expect(pinOf(say, pinned, photos)).toBeNull()
    expect(pinWords(say, pinned, photos)).toBe('A photo that is no longer part of the project')
  })

  it('about neither is about the project', () => {
    expect(pinWords(say, { field: null, photo: null }, photos)).toBe('The project')
  })
})
