import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { changed, roof } from '../../testing/roofs.ts'
import { assess } from '../assess.ts'
import { layOutRoof } from './lay-out-roof.ts'

/** Tin on battens at 900, rails across them; 15 m by 10 m at 22 degrees. */
const house = roof('house-timber-battens')

const problemsOf = (input: AssessmentInput, request: unknown) => {
  const answer = layOutRoof(input, assess(input, catalogue), catalogue, layoutRequest.parse(request), null)
  return answer.ok
    ? []
    : answer.problems.map(({ field, message }) => [field, typeof message === 'string' ? message : message.code])
}

describe('what cannot be laid out is refused by name', () => {
  const obstacle = { kind: 'obstacle', plane: 'front', x: 14_500, y: 100, width: 1000, height: 500 }
  const gaps = { panels: 20, rows: 20 }
  const block = { orientation: 'landscape', rows: 1, columns: 2, gaps, x: 1000, y: 1000 }

  test.each([
    ['an obstacle beyond its plane', house, { obstacles: [obstacle] }, [['obstacles.0', 'obstacle-outside-plane']]],
    [
      'an obstacle on no plane',
      house,
      { obstacles: [{ ...obstacle, plane: 'roof' }] },
      [['obstacles.0.plane', 'no-such-plane']],
    ],
    ['a plane that the roof has not', house, { planes: ['left'] }, [['planes.0', 'no-such-plane']]],
    [
      'a block on a plane that the roof has not',
      house,
      {
        blocks: [
          { ...block, plane: 'front' },
          { ...block, plane: 'left' },
        ],
      },
      [['blocks.1.plane', 'no-such-plane']],
    ],
    ['panels along their rails', house, { orientation: 'portrait' }, [['orientation', 'panels-lie-along-rails']]],
    [
      'an irregular roof',
      changed(house, { building: { shape: 'irregular' } }),
      {},
      [['building.shape', 'irregular-roof-is-not-laid-out']],
    ],
    [
      'a panel larger than the roof',
      changed(house, { building: { length: 1.5, width: 2 } }),
      {},
      [['panel', 'panel-larger-than-roof']],
    ],
    [
      'members whose spacing is 0',
      changed(house, { purlin: { spacing: 0 } }),
      {},
      [['members', 'member-spacing-is-not-known']],
    ],
  ])('%s', (_, input, request, problems) => {
    expect(problemsOf(input, request)).toEqual(problems)
  })
})
