import { layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { changed, roof } from '../../../testing/roofs.ts'
import { assess } from '../../assess.ts'
import { arrayRoof } from '../array-roof.ts'
import { roofPlanes } from '../roof/roof-planes.ts'
import { supportLines } from './support-lines.ts'

const linesOf = (input: ReturnType<typeof roof>, request: object = {}) => {
  const array = arrayRoof(input, assess(input, catalogue), catalogue, layoutRequest.parse(request), null)
  return roofPlanes(array.building).map((plane) => ({ plane, lines: supportLines(plane, array) }))
}

test('courses of tiles lie along the eave up to the top, the first over the gutter', () => {
  const tiled = changed(roof('house-tile-on-trusses'), { purlin: { spacing: 330 } })
  const { plane, lines } = linesOf(tiled, { courses: { second: 280, gauge: 340 } })[0] ?? {}
  const count = Math.floor(((plane?.height ?? 0) - 280) / 340) + 1
  expect(lines).toEqual([{ kind: 'course', run: 'along-eave', first: 280, step: 340, count, number: 2 }])
})

test('tin that is screwed has no lines besides its battens', () => {
  expect(linesOf(roof('house-timber-battens')).flatMap(({ lines }) => lines)).toEqual([])
})
