import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import { type PanelBlock, widestGap } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { frameAxis, type PanelSize, pitchesOf } from './block-rows.ts'

/** Rows of tilt frames keep their distance however a block grows: it is the block's. */

const gapOn = { x: 'panels', y: 'rows' } as const

/** From one row of frames to the next, mm. */
export const framePitchOf = (block: PanelBlock, panel: PanelSize): number => pitchesOf(block, panel)[frameAxis(block)]

/** The least and the most that a block takes, whole mm: rows that touch, and the widest gap. */
export const framePitchLimits = (block: PanelBlock, panel: PanelSize) => {
  const depth = framePitchOf(block, panel) - block.gaps[gapOn[frameAxis(block)]]
  return { min: Math.ceil(depth), max: Math.floor(depth + widestGap) }
}

export const withFramePitch = (block: PanelBlock, pitch: number, panel: PanelSize): PanelBlock => {
  const gap = gapOn[frameAxis(block)]
  const depth = framePitchOf(block, panel) - block.gaps[gap]
  return { ...block, gaps: { ...block.gaps, [gap]: Math.max(0, pitch - depth) } }
}

/** A block that nobody drew yet faces as the layout places frames, at their distance; flush ones stay as they are. */
export const asFrames = (block: PanelBlock, { panel, frames }: Pick<Layout, 'panel' | 'frames'>): PanelBlock =>
  frames === undefined ? block : withFramePitch({ ...block, faces: frames.faces }, frames.pitch, panel)
