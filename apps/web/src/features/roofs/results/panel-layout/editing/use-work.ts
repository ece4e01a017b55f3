import { parseWith } from '@soundroof/contract/platform/parse'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import { type KeptLayout, keptLayout, type PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../../../../../platform/toast.ts'
import type { Message } from '../../../../../platform/words/use-say.ts'
import type { LayoutEditor } from '../use-layout-editor.ts'
import type { Cell } from './blocks/block-rows.ts'
import type { Chosen, Outcome, Roof, Tool } from './blocks/drag.ts'
import type { SnapMode } from './blocks/snap.ts'

/** What the hand does at present, on the drawing as it would be. */
export type Work = {
  readonly editor: LayoutEditor
  /** The layout as last answered. */
  readonly layout: Layout
  readonly roof: Roof
  /** Which way the front face looks, degrees from north; null: not known. */
  readonly facing: number | null
  /** With what is being dragged. */
  readonly kept: KeptLayout
  readonly blocks: readonly PanelBlock[]
  readonly tool: Tool
  readonly setTool: (tool: Tool) => void
  readonly mode: SnapMode
  readonly setMode: (mode: SnapMode) => void
  readonly chosen: Chosen | null
  readonly choose: (chosen: Chosen | null, cell?: Cell | null) => void
  /** One panel of the chosen block. */
  readonly cell: Cell | null
  readonly held: Outcome | null
  readonly hold: (outcome: Outcome) => void
  /** Ends a drag: what was held becomes a step. */
  readonly release: () => void
  /** Gives a drag up. */
  readonly drop: () => void
  /** A step; answers why it is refused. */
  readonly change: (next: KeptLayout, chosen?: Chosen | null) => Message | null
}

/** The server is asked this often about what is being dragged, ms; about a large array once the hand rests. */
const [askedEvery, atRest, largePanels] = [200, 400, 400]

/** Asks for the layout of what is held, the latest place only. */
const usePreview = (held: KeptLayout | null, isLarge: boolean, preview: LayoutEditor['preview']): void => {
  const latest = useRef(preview)
  latest.current = preview
  const asked = useRef(0)
  useEffect(() => {
    const ask = (): void => {
      asked.current = performance.now()
      latest.current(held)
    }
    if (held === null) {
      latest.current(null)
      return
    }
    const wait = isLarge ? atRest : Math.max(0, asked.current + askedEvery - performance.now())
    const timer = setTimeout(ask, wait)
    return () => clearTimeout(timer)
  }, [held, isLarge])
}

const refusalOf = (kept: KeptLayout): Message | null => {
  const parsed = parseWith(keptLayout, kept)
  return parsed.ok ? null : (parsed.problems[0]?.coded ?? null)
}

const isThere = (chosen: Chosen, kept: KeptLayout): boolean =>
  chosen.index < (chosen.kind === 'block' ? (kept.blocks ?? []) : kept.obstacles).length

const isOfBlock = ({ row, column }: Cell, block: PanelBlock | undefined): boolean =>
  block !== undefined && row < block.rows && column < block.columns

type Choice = { readonly chosen: Chosen | null; readonly cell: Cell | null }

/** What is chosen, as long as it is there. */
const useChoice = (kept: KeptLayout) => {
  const [choice, setChoice] = useState<Choice>({ chosen: null, cell: null })
  const chosen = choice.chosen !== null && isThere(choice.chosen, kept) ? choice.chosen : null
  const block = chosen?.kind === 'block' ? kept.blocks?.[chosen.index] : undefined
  const cell = choice.cell !== null && isOfBlock(choice.cell, block) ? choice.cell : null
  const choose = (next: Chosen | null, of: Cell | null = null): void => setChoice({ chosen: next, cell: of })
  return { chosen, cell, choose }
}

type Site = { readonly setback: number; readonly facing: number | null }

export const useWork = (editor: LayoutEditor, layout: Layout, { setback, facing }: Site): Work => {
  const [tool, setTool] = useState<Tool>('move')
  const [mode, setMode] = useState<SnapMode>('rafters')
  const [held, setHeld] = useState<Outcome | null>(null)
  usePreview(held?.kept ?? null, layout.placed > largePanels, editor.preview)
  const kept = held?.kept ?? editor.kept
  const { chosen, cell, choose } = useChoice(kept)
  const change = (next: KeptLayout, after: Chosen | null = chosen): Message | null => {
    const refusal = refusalOf(next)
    if (refusal !== null) return refusal
    editor.change(next)
    choose(after, after === null ? null : cell)
    return null
  }
  const release = (): void => {
    if (held === null) return
    const refusal = change(held.kept, held.chosen)
    if (refusal !== null) toast(refusal, 'problem')
    setHeld(null)
  }
  return {
    editor,
    layout,
    roof: { planes: layout.planes, panel: layout.panel, frames: layout.frames, setback },
    facing,
    kept,
    blocks: kept.blocks ?? [],
    tool,
    setTool,
    mode,
    setMode,
    chosen: held?.chosen ?? chosen,
    choose,
    cell,
    held,
    hold: setHeld,
    release,
    drop: () => setHeld(null),
    change,
  }
}
