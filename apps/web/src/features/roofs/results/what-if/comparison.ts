import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import type { PlainCode, Say } from '../../../../platform/words/use-say.ts'
import { spokenResult } from '../language/spoken.ts'
import type { Column } from './compared-rows.tsx'
import type { VariantState } from './use-what-if.ts'
import type { Variants } from './variants-in-address.ts'

/** What stands beside each other: the issued result and one or two variants. */

export const names = { issued: 'roofs.issued', a: 'roofs.variant', b: 'roofs.variant-b' } as const satisfies Record<
  string,
  PlainCode
>
export type Shown = keyof typeof names

/** The variant that the controls change. */
export type Edited = Exclude<Shown, 'issued'>

export const editedOf = (shown: Shown, { b }: Variants): Edited => (shown === 'b' && b !== null ? 'b' : 'a')

export const unchanged: VariantState = {
  variation: {},
  answer: null,
  problem: null,
  of: null,
  isGone: false,
  isWaiting: false,
}

/** `gone`: the project has no result now; `changed`: it has another one than the one on the screen. */
export type Standing = 'current' | 'changed' | 'gone'

export const standingOf = (states: Readonly<Record<Edited, VariantState | null>>, issued: string): Standing => {
  const all = [states.a, states.b].flatMap((state) => state ?? [])
  if (all.some(({ isGone }) => isGone)) return 'gone'
  return all.some(({ of }) => of !== null && of !== issued) ? 'changed' : 'current'
}

const columnOf = (say: Say, name: PlainCode, { answer, isWaiting, problem }: VariantState): Column => ({
  name,
  result: answer ? spokenResult(say, answer) : null,
  isWaiting,
  problem,
})

export type Compared = {
  readonly shown: Shown
  readonly edited: Edited
  /** State of the edited variant. */
  readonly state: VariantState
  readonly issued: Column
  readonly own: Column
  /** With a result each; the edited variant first. */
  readonly columns: readonly Column[]
  /** What is on the roof; null: the issued result cannot be shown. */
  readonly result: BriefResult | null
}

type States = Readonly<Record<Edited, VariantState | null>>

export const comparedOf = (
  say: Say,
  { shown, edited, states }: { readonly shown: Shown; readonly edited: Edited; readonly states: States },
  issuedResult: BriefResult,
): Compared => {
  const state = states[edited] ?? unchanged
  const otherName = edited === 'b' ? 'a' : 'b'
  const other = states[otherName]
  const issued: Column = { name: names.issued, result: issuedResult, isWaiting: false, problem: null }
  const own = columnOf(say, names[edited], state)
  const others = other === null ? [] : [columnOf(say, names[otherName], other)]
  return {
    shown,
    edited,
    state,
    issued,
    own,
    columns: [...[own, ...others].filter(({ result }) => result !== null), issued],
    result: shown === 'issued' ? issuedResult : (own.result ?? issuedResult),
  }
}

/** The array on the roof: of the variant, or as issued until there is one; none of values that have no answer. */
export const shownArray = ({ shown, state }: Compared, issued: LayoutAnswer | null): LayoutAnswer | null => {
  if (shown === 'issued') return issued
  if (state.answer !== null) return state.answer.layout ?? null
  return state.problem === null ? issued : null
}
