import { expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import { emptyProject } from './draft.ts'
import { problemsOf } from './project.ts'

const around = { choices, provider: 'Example Engineers', maxSpan: () => null }
const blank = emptyProject('2026-11-21 9:05:00')
const solar = {
  ...blank.solar,
  installation: 'perpendicular',
  scale: 60,
  mount: 'flush',
  tiltAngle: 0,
  fixing: 'screw',
} as const

/** Problems of an exact size in mm, with the bands of these positions. */
const said = (position: number, exact: number | null, wide: number | null = null) =>
  problemsOf(
    'solar',
    {
      ...blank,
      solar: { ...solar, panelLengthBand: position, panelWidthBand: 0 },
      options: { ...blank.options, panelLengthExact: exact, panelWidthExact: wide },
    },
    around,
  ).map(({ field, coded }) => [field, spoken({ coded })])

it('an exact panel size that contradicts the chosen range is refused', () => {
  const outside =
    'The exact panel length of 1650 mm is not in the chosen range of 2101 to 2200 mm. Correct or clear it under Assumptions!'
  expect(said(5, 1650)).toEqual([['panelLengthBand', outside]])
  expect(said(5, 2201)).toHaveLength(1)
  expect(said(5, 2100)).toHaveLength(1)
  const wide =
    'The exact panel width of 1100 mm is not in the chosen range of 900 to 1000 mm. Correct or clear it under Assumptions!'
  expect(said(0, 1650, 1100)).toEqual([['panelWidthBand', wide]])
})

it('inside the range it passes, and beyond the outermost ranges', () => {
  for (const exact of [2100.5, 2101, 2200, null]) expect(said(5, exact)).toEqual([])
  expect(said(0, 1500)).toEqual([])
  expect(said(6, 2384)).toEqual([])
})
