import { areasOf, locationsOf } from './option-lists.ts'
import type { StepRules } from './step.ts'

export const buildingRules: StepRules<'building'> = {
  asked: {
    area: (draft, { choices }) => areasOf(choices, draft).length > 0,
    location: (draft, { choices }) => locationsOf(choices, draft).length > 1,
  },
  resets: [
    { on: 'state', then: () => ({ area: null, location: null }) },
    { on: 'area', then: () => ({ location: null }) },
  ],
}
