import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { assessInWords as assess, say } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { assess as assessInCodes } from '../assess.ts'
import { rafterAdvice } from './rafter-advice.ts'

const shed = roof('shed-region-c')
type Shed = typeof shed

const advised = (input: Shed) => rafterAdvice(input, assessInCodes(input, catalogue), catalogue)
const spacingOf = (input: Shed) => {
  const found = advised(input)
  if (found === null || typeof found === 'string' || !('spacing' in found.values)) throw new Error('no advice')
  return { code: found.code, spacing: Number(found.values.spacing), words: say(found) }
}
const failing = (input: Shed, direction: string) =>
  assess(input, catalogue).roofChecks.some(({ id, outcome }) => id.endsWith(direction) && outcome !== 'pass')

/** Tilted panels lift the frame more than the bare roof does. */
const lifted = (span: number, depth: number) =>
  changed(shed, {
    array: { mount: 'tilt', tilt: 20 },
    rafter: { material: 'steel', depth, flangeWidth: 165, flangeThickness: 10.2, spacing: 6000, span },
    options: { ridgeColumn: true, flyBraceSpacing: null },
  })

test('fly braces that hold the rafters in uplift are told with their spacing', () => {
  const input = lifted(6000, 310)
  expect(failing(input, 'uplift')).toBe(true)
  const { code, spacing, words } = spacingOf(input)
  expect(code).toBe('fly-braces-are-enough')
  expect(spacing % input.purlin.spacing).toBe(0)
  expect(failing(changed(input, { options: { flyBraceSpacing: spacing } }), 'uplift')).toBe(false)
  expect(words).toMatch(/^Rafters: fly braces every \d+ mm would hold them in uplift/)
})

test('fly braces that are not enough are told too', () => {
  const input = lifted(20_000, 150)
  const { code, spacing } = spacingOf(input)
  expect(code).toBe('fly-braces-are-not-enough')
  expect(failing(changed(input, { options: { flyBraceSpacing: spacing } }), 'uplift')).toBe(true)
})

test('nothing is told of rafters that no uplift overloads, nor of those with braces as close', () => {
  const calm = changed(shed, { site: { region: 'A2', terrainCategory: 3 }, array: { mount: 'flush', tilt: 0 } })
  expect(failing(calm, 'uplift')).toBe(false)
  expect(advised(calm)).toBeNull()
  expect(advised(changed(lifted(20_000, 150), { options: { flyBraceSpacing: 600 } }))).toBeNull()
})
