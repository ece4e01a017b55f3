import type { PlainKey } from '../../platform/messages.ts'

/** The field applies when the other fields of its step have one of these values. */
type Condition = Readonly<Record<string, readonly string[]>>

/** Option lists that are the same for every project. */
type List =
  | 'states'
  | 'terrains'
  | 'panelLengthBands'
  | 'panelWidthBands'
  | 'bridging'
  | 'sheetings'
  | 'buildingShapes'
  | 'installationMethods'
  | 'mounts'
  | 'fixings'
  | 'timberTypes'
  | 'rafterTypes'
  | 'roofTypes'

type Limits =
  | { readonly min: number; readonly max: number }
  /** Excludes the lowest value itself. */
  | { readonly above: number; readonly max: number }

type More = {
  /** Part and name in what the engine reads, such as `building.height`. */
  readonly input?: string
  readonly when?: Condition
  readonly hint?: string
  /** Message when it is empty: required, unless the field is optional. */
  readonly missing?: PlainKey
  /** Message when it is outside its limits, where those of every number do not say enough. */
  readonly outside?: PlainKey
  readonly optional?: true
  /** Value when another answer makes the field irrelevant; empty by default. */
  readonly otherwise?: number
  readonly list?: List
}

/** One field of the wizard, for screens, checks, reports and the wire. */
export type Field = More & {
  readonly kind: 'decimal' | 'integer' | 'position' | 'named' | 'text' | 'files' | 'flag'
  /** Null where only the screen asks it. */
  readonly wire: string | null
  readonly label: string
  readonly unit: string
  readonly min?: number
  readonly above?: number
  readonly max?: number
  readonly options?: readonly string[]
  /** Position on the wire of the first option; 0 when not given. */
  readonly first?: number
  /** The options as texts, where the wire sends texts. */
  readonly texts?: Readonly<Record<string, string>>
}

/** Limits with both ends included. */
export const from = (min: number, max: number) => ({ min, max })
/** Limits with the lower end excluded. */
export const above = (limit: number, max: number) => ({ above: limit, max })

/** A number with decimals, in `unit`. */
export const decimal = <const W extends string, const M extends More>(
  wire: W,
  label: string,
  unit: string,
  limits: Limits,
  more: M = {} as M,
) => ({ kind: 'decimal' as const, wire, label, unit, ...limits, ...more })

/** A whole number, in `unit`. */
export const integer = <const W extends string, const M extends More>(
  wire: W,
  label: string,
  unit: string,
  limits: Limits,
  more: M = {} as M,
) => ({ kind: 'integer' as const, wire, label, unit, ...limits, ...more })

/** A position in an option list, from 0. */
export const position = <const W extends string, const M extends More>(wire: W, label: string, more: M = {} as M) => ({
  kind: 'position' as const,
  wire,
  label,
  unit: '',
  ...more,
})

type NamedMore = More & Pick<Field, 'first' | 'texts'>

/** One of a few named options. */
export const named = <
  const W extends string,
  const O extends readonly [string, ...string[]],
  const M extends NamedMore,
>(
  wire: W,
  label: string,
  options: O,
  more: M = {} as M,
) => ({ kind: 'named' as const, wire, label, unit: '', options, ...more })

/** Text, trimmed; inner spaces and punctuation stay. */
export const text = <const W extends string>(wire: W, label: string, max: number, more: More = {}) => ({
  kind: 'text' as const,
  wire,
  label,
  unit: '',
  max,
  ...more,
})

/** Addresses of uploaded files. */
export const files = <const W extends string>(wire: W, label: string, limits: Limits, more: More = {}) => ({
  kind: 'files' as const,
  wire,
  label,
  unit: '',
  ...limits,
  ...more,
})

/** Something said with one press: 1 on the wire. */
export const mark = <const W extends string>(wire: W, label: string) => ({
  kind: 'flag' as const,
  wire,
  label,
  unit: '',
  optional: true as const,
})

/** A box to tick. */
export const agreement = (label: string, more: More) => ({
  kind: 'flag' as const,
  wire: null,
  label,
  unit: '',
  ...more,
})
