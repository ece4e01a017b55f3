import { emptyProject } from '@soundroof/contract/roofs/project/draft'
import { describe, expect, it } from 'vitest'
import { pinnableFields, pinOf, pinWords } from './pins.ts'

const photos = {
  ...emptyProject('2026-11-21 09:00:00').photos,
  roof: ['http://x/a.jpg'],
  connection: ['http://x/b.jpg'],
}

describe('a question', () => {
  it('about a field leads to its step and its label', () => {
    expect(pinOf({ field: 'roof_slope', photo: null }, photos)).toEqual({
      step: 'building',
      field: 'roofSlope',
      label: 'Roof Slope',
    })
  })

  it('about a photo names its list and place, whatever the signature', () => {
    expect(pinWords({ field: null, photo: 'http://x/b.jpg?signature=1' }, photos)).toBe('Connection photos 1')
  })

  it('about a photo that was replaced says so', () => {
    const pinned = { field: null, photo: 'http://x/c.jpg' }
    expect(pinOf(pinned, photos)).toBeNull()
    expect(pinWords(pinned, photos)).toBe('A photo that is no longer part of the project')
  })

  it('about neither is about the project', () => {
    expect(pinWords({ field: null, photo: null }, photos)).toBe('The project')
  })
})

it('can be pinned to what the wizard asks, not to lists of files', () => {
  const wires = pinnableFields.map(({ wire }) => wire)
  expect(wires).toContain('rafter_span')
  expect(wires).not.toContain('roof_photos')
})
