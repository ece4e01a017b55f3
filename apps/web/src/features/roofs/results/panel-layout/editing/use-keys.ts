import { type Arrow, arrows } from '@soundroof/report/drawing/roof-places'
import type { KeyboardEvent } from 'react'
import { toast } from '../../../../../platform/toast.ts'
import { withBlock, withCellTurned } from './blocks/edit-blocks.ts'
import { cellBeside, nudged, onFaceTowards } from './blocks/steps.ts'
import { removeChosen } from './edit-tools.tsx'
import type { Work } from './use-work.ts'

/** mm. */
const [fine, coarse] = [10, 100]

const isArrow = (key: string): key is Arrow => key in arrows

/** An arrow on the screen goes to the next panel that way. */
const stepCell = (work: Work, arrow: Arrow): void => {
  const { chosen, blocks, cell, roof } = work
  const block = chosen?.kind === 'block' ? blocks[chosen.index] : undefined
  const plane = block && roof.planes.find(({ name }) => name === block.plane)
  if (!(chosen && block && plane)) return
  const next = cell === null ? { row: 0, column: 0 } : cellBeside(block, cell, onFaceTowards(plane, arrows[arrow]))
  work.choose(chosen, next)
}

const turnCell = ({ chosen, blocks, cell, kept, change }: Work): void => {
  const block = chosen?.kind === 'block' ? blocks[chosen.index] : undefined
  if (!(chosen && block && cell)) return
  const refusal = change(withBlock(kept, chosen.index, withCellTurned(block, cell)))
  if (refusal !== null) toast(refusal, 'problem')
}

const isWithModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

/** Keys on the map and in its list. An arrow that is held down is one step. */
export const useKeys = (work: Work) => {
  const move = (arrow: Arrow, by: number): void => {
    if (work.chosen === null) {
      if (work.blocks.length > 0) work.choose({ kind: 'block', index: 0 })
      return
    }
    const outcome = nudged(work.roof, work.kept, work.chosen, arrows[arrow], by)
    if (outcome !== null) work.hold(outcome)
  }
  const press = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event
    if (isWithModifier(event)) return
    if (isArrow(key)) {
      event.preventDefault()
      if (work.tool === 'panel' && work.chosen?.kind === 'block') stepCell(work, key)
      else move(key, shiftKey ? coarse : fine)
    }
    if (key === 'Escape' && work.held === null) work.choose(null)
    if (key === 'Escape') work.drop()
    if (key === 'Delete') removeChosen(work)
    if ((key === ' ' || key === 'Enter') && work.tool === 'panel' && work.cell !== null) {
      event.preventDefault()
      turnCell(work)
    }
  }
  const lift = (event: KeyboardEvent): void => {
    if (isArrow(event.key)) work.release()
  }
  return { press, lift, leave: work.release }
}
