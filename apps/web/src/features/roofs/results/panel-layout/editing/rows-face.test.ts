import { keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import { facingSide, sidesToFace } from './rows-face.tsx'

const say = sayIn('en-AU')
const labels = (...[form, facing]: [Parameters<typeof sidesToFace>[1], number | null]) =>
  sidesToFace(say, form, facing).map(({ label }) => label)

test('on a flat roof rows may face each side, named by where it looks once that is known', () => {
  expect(labels('flat', null)).toEqual(['To the front (bottom)', 'To the back (top)', 'To the left', 'To the right'])
  // The front looks south, so what lies behind it looks north, and its left west.
  expect(labels('flat', 180)).toEqual([
    'To the front (bottom): south',
    'To the back (top): north',
    'To the left: west',
    'To the right: east',
  ])
})

test('on a slope rows face down or up it', () => {
  for (const form of ['gable', 'hip', 'skillion'] as const)
    expect(labels(form, 20)).toEqual(['Down the slope', 'Up the slope'])
})

test('the array is placed anew, and another wish for its frames stays', () => {
  const block = {
    plane: 'roof',
    orientation: 'portrait',
    rows: 1,
    columns: 2,
    gaps: { panels: 20, rows: 900 },
    x: 0,
    y: 0,
  }
  const kept = keptLayout.parse({ blocks: [block], frames: { pitch: 2000 } })
  const toLeft = facingSide(kept, 'left')
  expect(toLeft).toMatchObject({ blocks: null, frames: { pitch: 2000, faces: 'left' } })
  expect(facingSide(toLeft, null).frames).toEqual({ pitch: 2000 })
})
