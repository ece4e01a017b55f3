import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import { type PanelBlock, panelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { expect, test } from 'vitest'
import { cellsOf } from './block-rows.ts'
import { onFace, withSide } from './edit-blocks.ts'
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

/** Front and back of a gable whose front looks north, as far as rows are concerned. */
const placed = (name: 'front' | 'back', frames?: NonNullable<LaidPlane['frames']>): LaidPlane => ({
  ...{ name, outline: [], zones: [], obstacles: [], lines: [], panels: [], rails: [] },
  plan: { origin: { x: 0, y: 0 }, along: { x: 1, y: 0 }, up: { x: 0, y: 1 } },
  members: { run: 'along-eave', first: 100, pitch: 900, last: null },
  ...(frames === undefined ? {} : { frames }),
})

test('a first block of a face stands in frames as the layout places them there; of flush panels it stays', () => {
  const flush = { ...block, plane: 'front' as const, faces: undefined, gaps: { panels: 20, rows: 20 } }
  const sized = { ...panel, power: 440 }
  expect(asFrames(flush, { panel: sized, planes: [placed('front')] })).toEqual(flush)
  const planes = [placed('front', { faces: 'eave', pitch: 2212 }), placed('back', { faces: 'ridge', pitch: 2853 })]
  const stood = asFrames(flush, { panel: sized, planes })
  expect([stood.faces, framePitchOf(stood, panel)]).toEqual(['eave', expect.closeTo(2212, 6)])
  const behind = asFrames({ ...stood, plane: 'back' }, { panel: sized, planes })
  expect([behind.faces, framePitchOf(behind, panel)]).toEqual(['ridge', expect.closeTo(2853, 6)])
})

test('on another face a block looks as rows do there; one that does already keeps its distance', () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 20_000, y: 0 },
    { x: 20_000, y: 9000 },
    { x: 0, y: 9000 },
  ]
  const back = { ...placed('back', { faces: 'ridge', pitch: 2853 }), outline }
  const moved = onFace(block, back, panel)
  expect([moved.plane, moved.faces, framePitchOf(moved, panel)]).toEqual(['back', 'ridge', expect.closeTo(2853, 6)])
  const same = onFace(block, { ...back, frames: { faces: 'eave', pitch: 2853 } }, panel)
  expect(framePitchOf(same, panel)).toBeCloseTo(2212, 6)
})
