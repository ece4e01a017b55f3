import { type KeptLayout, keptLayout, type Obstacle } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { describe, expect, it } from 'vitest'
import { changedAgain, openedAgain } from './changes-again.ts'
import { begun, begunAnew, did, undone } from './history.ts'
import { withBlocksKnown } from './known-blocks.ts'

const obstacleAt = (x: number): Obstacle => ({ kind: 'obstacle', plane: 'front', x, y: 500, width: 800, height: 800 })
const [chimney, vent, flue] = [obstacleAt(1000), obstacleAt(5000), obstacleAt(9000)]
const blockAt = (x: number) => ({ plane: 'front', orientation: 'portrait', rows: 2, columns: 4, gaps: {}, x, y: 500 })
const area = { plane: 'front', x: 0, y: 0, width: 9000, height: 3000 }
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

  it('the array lies as it was changed here, else as somebody else changed it', () => {
    const base = drawn({ blocks: [blockAt(0)] })
    const own = drawn({ blocks: [blockAt(500)], sparePercent: 8 })
    const present = drawn({ blocks: [blockAt(0), blockAt(700)], panelPower: 440 })
    expect(changedAgain(base, own, present)).toEqual(
      drawn({ blocks: [blockAt(500)], sparePercent: 8, panelPower: 440 }),
    )
    expect(changedAgain(base, drawn({ blocks: [blockAt(0)], sparePercent: 8 }), present)).toEqual(
      drawn({ ...present, sparePercent: 8 }),
    )
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
  const kept = drawn({ obstacles: [chimney], blocks: [blockAt(500)], planes: ['front'] })
  const anew = begunAnew(kept)
  expect(anew.present).toEqual(drawn({ obstacles: [chimney] }))
  expect(undone(anew).present).toEqual(kept)
  expect(begunAnew(anew.present)).toEqual(begun(anew.present))
})

describe('an array whose blocks nobody drew', () => {
  const blocks = drawn({ blocks: [blockAt(0)] }).blocks ?? []

  it('has the blocks that were answered, which is no step', () => {
    const opened = { revision: 1, base: drawn({ areas: [area] }), history: begun(drawn({ areas: [area] })) }
    const known = withBlocksKnown(opened, blocks)
    expect(known.history).toEqual(begun(drawn({ blocks })))
    expect(known.base).toEqual(drawn({ blocks }))
    expect(withBlocksKnown(known, [])).toBe(known)
  })

  it('keeps the steps of a former release, and begins from their answer', () => {
    const former = drawn({ areas: [area], obstacles: [vent] })
    const known = withBlocksKnown({ revision: 1, base: drawn({}), history: did(begun(drawn({})), former) }, blocks)
    expect(known.history.past).toEqual([drawn({})])
    expect([known.history.present, known.base]).toEqual([drawn({ blocks, obstacles: [vent] }), drawn({})])
  })
})
