import { type KeptLayout, keptLayout, type Obstacle } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { describe, expect, it } from 'vitest'
import { changedAgain, openedAgain } from './changes-again.ts'
import { begun, begunAnew, did, undone } from './history.ts'

const obstacleAt = (x: number): Obstacle => ({ kind: 'obstacle', plane: 'front', x, y: 500, width: 800, height: 800 })
const [chimney, vent, flue] = [obstacleAt(1000), obstacleAt(5000), obstacleAt(9000)]
const areaOn = (plane: 'front' | 'back', x: number) => ({ plane, x, y: 0, width: 9000, height: 3000 })
const drawn = (changes: object): KeptLayout => keptLayout.parse(changes)

describe('changes made again on a drawing that was saved meanwhile', () => {
  it.each([
    ['what both added stays', [chimney], [chimney, vent], [chimney, flue], [chimney, flue, vent]],
    ['what one took away is gone', [chimney, vent], [chimney], [chimney, vent, flue], [chimney, flue]],
    ['what the other took away is gone', [chimney, vent], [chimney, vent, flue], [vent], [vent, flue]],
    ['what both added alike is there once', [], [vent], [vent], [vent]],
    ['what one moved lies where it was moved', [chimney], [vent], [chimney, flue], [flue, vent]],
  ] as const)('%s', (_, base, own, present, expected) => {
    const again = changedAgain(drawn({ obstacles: base }), drawn({ obstacles: own }), drawn({ obstacles: present }))
    expect(again).toEqual(drawn({ obstacles: expected }))
  })

  it('the array lies where it was moved here, and elsewhere where somebody else moved it', () => {
    const base = drawn({ areas: [areaOn('front', 0), areaOn('back', 0)] })
    const own = drawn({ areas: [areaOn('front', 500), areaOn('back', 0)], sparePercent: 8 })
    const present = drawn({ areas: [areaOn('front', 0), areaOn('back', 700)], panelPower: 440 })
    expect(changedAgain(base, own, present)).toEqual(
      drawn({ areas: [areaOn('front', 500), areaOn('back', 700)], sparePercent: 8, panelPower: 440 }),
    )
    expect(changedAgain(base, drawn({ areas: [areaOn('back', 0)] }), present).areas).toEqual([areaOn('back', 700)])
  })

  it('Undo leads to the drawing as it is saved', () => {
    const base = drawn({ obstacles: [chimney] })
    const history = did(begun(base), drawn({ obstacles: [chimney, vent] }))
    const layout = drawn({ obstacles: [chimney, flue] })
    const again = openedAgain({ revision: 1, base, history }, { revision: 4, layout })
    expect([again.revision, again.base]).toEqual([4, layout])
    expect(again.history.present.obstacles).toEqual([chimney, flue, vent])
    expect(undone(again.history).present).toEqual(layout)
  })
})

it('an array that is laid out anew lies wherever it fits, among the same obstacles; one step back is what was kept', () => {
  const kept = drawn({ obstacles: [chimney], areas: [areaOn('front', 500)], planes: ['front'] })
  const anew = begunAnew(kept)
  expect(anew.present).toEqual(drawn({ obstacles: [chimney] }))
  expect(undone(anew).present).toEqual(kept)
  expect(begunAnew(anew.present)).toEqual(begun(anew.present))
})
