import { layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { catalogue } from '@soundroof/data'
import { describe, expect, it } from 'vitest'
import { assessInWords } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { assess } from '../assess.ts'
import { layOutRoof } from '../panel-layout/lay-out-roof.ts'
import { wallReach } from './higher-wall.ts'

const shed = roof('shed-region-a-roof-8')
type Options = Partial<(typeof shed)['options']>

describe('a higher wall beside the roof', () => {
  it.each([
    ['reaches as far as it is high where the roof runs against it', 3, null, 3],
    ['reaches less far from a distance', 3, 1.2, 1.8],
    ['does not reach a roof as far away as it is high', 3, 3, null],
    ['does not count where it is no higher than the panels', 0.1, 0, null],
    ['is not there', null, 2, null],
  ])('%s', (_, higherWallHeight, higherWallDistance, reach) => {
    const found = wallReach({ higherWallHeight, higherWallDistance, panelGap: 100 })
    if (reach === null) expect(found).toBeNull()
    else expect(found?.value).toBeCloseTo(reach, 12)
  })

  const assessed = (options: Options) => assessInWords(changed(shed, { options }), catalogue)

  it('is a condition for an engineer, and its surroundings are zone Edge', () => {
    const result = assessed({ higherWallHeight: 3 })
    expect(result.conditions).toContain(
      'Have an engineer look at the wall that stands 3 m above the roof: panels up to 3 m from the edge beside it take the Edge zone.',
    )
    const [internal, intermediate, edge] = result.zoneResults.map(({ place }) => place)
    expect(internal).toContain('more than 3 m from the edge beside the higher wall')
    expect(intermediate).toContain('more than 3 m from the edge beside the higher wall')
    expect(edge).toContain('everything up to 3 m from the edge beside the higher wall')
    expect(assessed({ higherWallHeight: 3, higherWallDistance: 3 }).conditions.join()).not.toContain('wall')
  })

  it('is not judged by the clause for panels', () => {
    const clause = { zoning: 'panel-clause', higherWallHeight: 3 } as const
    expect(assessed(clause).zoneResults.map(({ title }) => title)).not.toContain('Central')
  })

  it('puts every laid panel near an edge into the zone Edge or a stricter one', () => {
    const input = changed(shed, { options: { higherWallHeight: 5, higherWallDistance: 1 } })
    const laid = layOutRoof(input, assess(input, catalogue), catalogue, layoutRequest.parse({}), null)
    if (!laid.ok) throw new Error(JSON.stringify(laid.problems))
    const panels = laid.layout.planes.flatMap((plane) => plane.panels)
    expect(panels.length).toBeGreaterThan(20)
    for (const { x, zone } of panels) if (x < 4000) expect(['Edge', 'Corner']).toContain(zone)
    expect(panels.some(({ zone }) => zone === 'Internal')).toBe(true)
  })
})
