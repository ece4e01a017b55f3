import { expect, it } from 'vitest'
import { paths } from '../../apps/web/src/app/routes/canonical-path.ts'
import { everyRoute } from '../../e2e/pages/every-route.ts'

it('the journey through absurd addresses visits every screen', () => {
  expect(Object.keys(everyRoute).sort()).toEqual([...paths].sort())
})
