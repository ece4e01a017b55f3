import { type PanelBlock, panelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { expect, test } from 'vitest'
import { cellsOf } from './block-rows.ts'
import { withSide } from './edit-blocks.ts'
import { asFrames, framePitchLimits, framePitchOf, withFramePitch } from './frame-pitch.ts'

const panel = { length: 1762, width: 1134, tilt: 10 }
const depth = 1762 * Math.cos(Math.PI / 18)

const block: PanelBlock = panelBlock.parse({
  plane: 'roof',
  orientation: 'portrait',
  faces: 'eave',
  rows: 2,
  columns: 3,
  gaps: { panels: 20, rows: 2212 - depth },
  x: 1000,
  y: 1000,
})

test('a row that is added keeps the distance of the others, and nothing else moves', () => {
  const more = withSide(block, 'top', 1, panel)
  if (more === null) throw new Error('a block with a row more has panels')
  expect(framePitchOf(more, panel)).toBeCloseTo(2212, 6)
  const [before, after] = [cellsOf(block, panel), cellsOf(more, panel)]
  expect(after.slice(0, before.length)).toEqual(before)
  expect((after.at(-1)?.y ?? 0) - (before.at(-1)?.y ?? 0)).toBeCloseTo(2212, 6)
})

test('a distance is typed from row to row, between rows that touch and the widest gap', () => {
  expect(framePitchOf(withFramePitch(block, 1900, panel), panel)).toBeCloseTo(1900, 6)
  expect(framePitchLimits(block, panel)).toEqual({ min: 1736, max: 11_735 })
  const sideways: PanelBlock = { ...block, orientation: 'landscape', faces: 'left' }
  expect(withFramePitch(sideways, 2500, panel).gaps).toEqual({ ...block.gaps, panels: expect.closeTo(2500 - depth, 6) })
})

test('a first block of a roof stands in frames as the layout places them; of flush panels it stays', () => {
  const flush: PanelBlock = { ...block, gaps: { panels: 20, rows: 20 } }
  expect(asFrames(flush, { panel: { ...panel, power: 440 } })).toEqual(flush)
  const frames = {
    ...{ tilt: 10, latitude: -33.9, sun: 32.7, faces: 'ridge' as const, azimuth: null, length: 1762, depth },
    ...{ pitch: 2212, clearPitch: 2212, lowEdge: 100, highEdge: 406, legs: [] },
  } as const
  const stood = asFrames(flush, { panel: { ...panel, power: 440 }, frames })
  expect(stood.faces).toBe('ridge')
  expect(framePitchOf(stood, panel)).toBeCloseTo(2212, 6)
})
