import { expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import { emptyProject } from './draft.ts'
import { railSpacingLimit } from './option-lists.ts'
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
    'The exact panel length of 1650 mm is not in the chosen range of 2101 to 2200 mm. Correct or clear it!'
  expect(said(5, 1650)).toEqual([['panelLengthBand', outside]])
  expect(said(5, 2201)).toHaveLength(1)
  expect(said(5, 2100)).toHaveLength(1)
  const wide = 'The exact panel width of 1100 mm is not in the chosen range of 900 to 1000 mm. Correct or clear it!'
  expect(said(0, 1650, 1100)).toEqual([['panelWidthBand', wide]])
})

it('inside the range it passes, and beyond the outermost ranges', () => {
  for (const exact of [2100.5, 2101, 2200, null]) expect(said(5, exact)).toEqual([])
  expect(said(0, 1500)).toEqual([])
  expect(said(6, 2384)).toEqual([])
})

it('a panel beyond the bands has the last, and rails along the purlins by its exact length', () => {
  expect(said(6, 2384, null)).toEqual([])
  const project = (panelLengthExact: number | null, panelLengthBand = 6, module: string | null = null) => ({
    solar: { ...solar, panelLengthBand, panelWidthBand: 1 },
    options: { ...blank.options, panelLengthExact, module },
  })
  expect(railSpacingLimit(choices, project(2384))).toBe(2184)
  expect(railSpacingLimit(choices, project(null))).toBe(2050.5)
  expect(railSpacingLimit(choices, project(2290))).toBe(2050.5)
  expect(railSpacingLimit(choices, project(1500, 0))).toBe(1450)
  expect(railSpacingLimit(choices, project(null, 1, 'generic-1762x1134'))).toBe(1550.5)
})

it('point 8 lets purlins stand as far apart as a panel beyond the bands allows', () => {
  const spaced = (spacing: number) => ({
    ...blank,
    solar: { ...solar, installation: 'parallel', panelLengthBand: 6, panelWidthBand: 1 } as const,
    structure: { ...blank.structure, material: 'steel', section: 'Z', depth: 1, spacing } as const,
    options: { ...blank.options, panelLengthExact: 2384, panelWidthExact: 1303 },
  })
  const saysRails = (spacing: number) =>
    problemsOf('structure', spaced(spacing), around).some(({ coded }) => coded.code === 'railsCannotBeParallel')
  expect([saysRails(2184), saysRails(2185)]).toEqual([false, true])
})
