import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { stepsOf } from '../../testing/trace.ts'

const shed = roof('shed-region-a-roof-8')
const live = (input: AssessmentInput, figures = catalogue) =>
  stepsOf(assess(input, figures).trace).find(({ path, step }) => path.includes('rafter') && step.symbol === 'w_q')?.step
const tilted = (tilt: number, panelGap: number) =>
  changed(shed, { array: { mount: 'tilt', tilt }, options: { panelGap, panelLengthExact: 1762 } })

test('panels displace the live load where nobody gets below them', () => {
  const { D = 0 } = live(shed)?.given ?? {}
  expect(live(shed)?.value).toBeCloseTo(1.2 * D, 12)
  // 100 + 1762 sin 16 = 586 mm, sin 17 615 mm.
  expect(live(tilted(16, 100))?.given.Q_s).toBe(0)
  expect(live(tilted(17, 100))?.given.Q_s).toBe(0.25)
})

test('else it stands under the panels too, on the whole spacing', () => {
  const step = live(tilted(17, 100))
  const { D = 0 } = step?.given ?? {}
  expect(step?.value).toBeCloseTo(1.2 * D + 1.5 * 0.25 * 6, 12)
})

test('an engineer who replaces the clearance decides where it stands', () => {
  const { limits } = catalogue.panels
  const clear = { ...limits, liveLoad: { ...limits.liveLoad, clearance: 90 } }
  const stricter = { ...catalogue, panels: { ...catalogue.panels, limits: clear } }
  expect(live(shed, stricter)?.given.Q_s).toBe(0.25)
  const bare = stepsOf(assess(shed, stricter).trace).find(({ step }) => step.symbol === 'w_q0')?.step
  expect(bare?.given.Q_s).toBe(bare?.given.Q_r)
})
