import { planeNames } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { faceName, frontWords, withFaceNames } from './face-name.ts'

const english = sayIn('en-AU')
const chinese = sayIn('zh-Hans')

it('names each plane by where it looks', () => {
  expect(planeNames.map((plane) => faceName(english, plane, 180))).toEqual([
    'south face',
    'north face',
    'west face',
    'east face',
    'roof, falling to the south',
  ])
  expect(faceName(english, 'left', 40)).toBe('south-east face')
  expect(faceName(chinese, 'back', 180)).toBe('北坡')
})

it('names each plane by its place where the direction is not known', () => {
  expect(planeNames.map((plane) => faceName(english, plane, null))).toEqual(planeNames)
  expect(faceName(chinese, 'back', null)).toBe('后坡')
})

it('names faces in the sentences of a layout as drawings do', () => {
  const message = { code: 'frames-face', values: { plane: 'back', faces: 'ridge', azimuth: 350 } } as const
  expect(withFaceNames(english, english(message), 350)).toContain('on the south face lie')
  expect(withFaceNames(english, english(message), null)).toContain('on the back face lie')
  expect(withFaceNames(chinese, chinese(message), 350)).toMatch(/南坡上/)
})

it('says which way the plan looks', () => {
  expect(frontWords(english, 100)).toBe('The front, at the bottom of the plan, faces east (100°).')
  expect(frontWords(english, null)).toBe('')
})
