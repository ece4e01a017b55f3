import type { LaidPlane, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
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

/** Turned as rows of frames lie on a face by themselves, at their distance there; a block that looks that way stays as it is. */
export const facedOn = (block: PanelBlock, { frames }: Pick<LaidPlane, 'frames'>, panel: PanelSize): PanelBlock => {
  if (frames === undefined || frames.faces === block.faces) return block
  const turned = { ...block, faces: frames.faces }
  return frames.pitch === null ? turned : withFramePitch(turned, frames.pitch, panel)
}

/** A block that nobody drew yet, or that is like one of another face; flush ones stay as they are. */
export const asFrames = (block: PanelBlock, { panel, planes }: Pick<Layout, 'panel' | 'planes'>): PanelBlock => {
  const plane = planes.find(({ name }) => name === block.plane)
  return plane === undefined ? block : facedOn(block, plane, panel)
}
