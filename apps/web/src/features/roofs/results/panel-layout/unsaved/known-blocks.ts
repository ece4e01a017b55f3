import type { PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { withBlocksAs } from '../editing/blocks/edit-blocks.ts'
import type { UnsavedChanges } from './unsaved-changes.ts'

/** Blocks as they were answered for a drawing without any: placed by themselves, or within the areas of a former release. */
export const withBlocksKnown = (changes: UnsavedChanges, blocks: readonly PanelBlock[]): UnsavedChanges => {
  const { base, history } = changes
  if (history.present.blocks !== null) return changes
  const present = withBlocksAs(history.present, blocks)
  return { ...changes, base: history.past.length === 0 ? present : base, history: { ...history, present } }
}
