import { northItems } from '@soundroof/report/drawing/north'
import { dimension, point, type Scene } from '@soundroof/report/drawing/scene'
import { layOut } from '@soundroof/report/drawing/scene-layout'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { hasBeside, narrowScene } from './narrow-scene.ts'

const colour = '#16232b'
const scene: Scene = {
  title: 'Roof',
  description: 'A roof',
  unit: 'm',
  bounds: { left: 0, bottom: 0, right: 20, top: 12 },
  margin: { left: 32, bottom: 30, right: 66, top: 28 },
  items: [
    dimension(point(0, 0), point(20, 0), -16, '20 m'),
    dimension(point(0, 12), point(1.2, 12), 13, 'a = 1.2 m'),
    { kind: 'text', at: point(20, 6), text: 'Ridge', size: 7.5, anchor: 'start', colour, shift: point(5, 0) },
    { kind: 'text', at: point(10, 6), text: '1', size: 9, anchor: 'middle', colour },
  ],
  legend: [],
}

it('leaves out what would collide on a phone and draws as wide as the room', () => {
  const room = { width: 210, maxHeight: 330 }
  const texts = layOut(narrowScene(scene), room).marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
  expect(texts).toEqual(['20 m', '1'])
  expect(layOut(narrowScene(scene), room).scale).toBeGreaterThan(1.5 * layOut(scene, room).scale)
  expect([hasBeside(scene), hasBeside(narrowScene(scene))]).toEqual([true, false])
})

it('keeps north, above the roof', () => {
  const north = northItems(sayIn('en-AU'), 0, point(20, 0), { x: 36, y: 2 })
  const drawing = layOut(narrowScene({ ...scene, items: [...scene.items, ...north] }), { width: 210, maxHeight: 330 })
  const [, , letter] = drawing.marks.slice(-3)
  const roofTop = drawing.origin.y - 12 * drawing.scale
  expect(letter?.kind === 'text' && [letter.text, letter.at.x < 205, letter.at.y < roofTop, letter.at.y > 5]).toEqual([
    'N',
    true,
    true,
    true,
  ])
})
