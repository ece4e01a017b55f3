import { expect, it } from 'vitest'
import { everyRoute } from '../../e2e/pages/every-route.ts'
import { paths } from '../../packages/contract/src/platform/addresses/screen-paths.ts'

it('the journey through absurd addresses visits every screen', () => {
  expect(Object.keys(everyRoute).sort()).toEqual([...paths].sort())
})
