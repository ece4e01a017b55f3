import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import { expect, test } from 'vitest'
import { sampleLayout } from '../testing/sample-layout.ts'
import { choiceItems } from './array-plan.ts'

const [plane] = sampleLayout.planes as [LaidPlane]

test('the panels of a choice are dashed, its name stands among them', () => {
  const [panels, name] = choiceItems(sampleLayout, 'with choice 1')
  const corners = [
    { x: 5, y: 5 },
    { x: 6.1, y: 5 },
    { x: 6.1, y: 6.7 },
    { x: 5, y: 6.7 },
  ]
  expect(panels).toMatchObject({ kind: 'polygons', outlines: [corners], style: { dash: [3, 2] } })
  expect(name).toMatchObject({ kind: 'text', text: 'with choice 1' })
  expect(name?.kind === 'text' ? name.at : null).toEqual({ x: expect.closeTo(5.55), y: expect.closeTo(5.85) })
})

test('a choice that takes no panels draws nothing', () => {
  expect(choiceItems({ ...sampleLayout, planes: [{ ...plane, panels: [] }] }, 'with choice 1')).toEqual([])
})
