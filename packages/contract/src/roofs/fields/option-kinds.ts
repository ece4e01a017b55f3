/** Kinds of assumptions that a user may change. */

type Group = 'Building' | 'Place' | 'Wind' | 'Panels and fixings' | 'Battens' | 'Rafters' | 'Structure'

type Choice<V> = { readonly value: V; readonly label: string }

/** One of `choices`; `otherwise` is the default. */
export const choice = <const V extends string | number | null>(
  group: Group,
  label: string,
  choices: readonly Choice<V>[],
  otherwise: NoInfer<V>,
  hint = '',
) => ({ kind: 'choice' as const, group, label, choices, otherwise, hint })

type Limits = { readonly min?: number; readonly above?: number; readonly max: number }

/** A number within limits; `otherwise` is the default. */
export const number = (group: Group, label: string, unit: string, limits: Limits, otherwise: number) => ({
  kind: 'number' as const,
  group,
  label,
  unit,
  ...limits,
  otherwise,
  hint: '',
})

/** An optional number; `empty` says what applies without it. */
export const numberOrEmpty = (group: Group, label: string, unit: string, limits: Limits, empty: string) => ({
  kind: 'number' as const,
  group,
  label,
  unit,
  ...limits,
  otherwise: null,
  empty,
  hint: `Empty: ${empty}`,
})

/** Off by default. */
export const tick = (group: Group, label: string) => ({
  kind: 'tick' as const,
  group,
  label,
  otherwise: false,
  hint: '',
})

type ProductLists = 'rackingSystems' | 'modules'

/** An entry of the catalogue by its id; null: generic figures. */
export const entry = (group: Group, label: string, list: ProductLists) => ({
  kind: 'entry' as const,
  group,
  label,
  list,
  otherwise: null,
  empty: 'generic figures',
  hint: '',
})

/** A choice whose label is its value. */
export const plain = <const V extends string | number>(value: V) => ({ value, label: String(value) })
/** A choice of years. */
export const years = <const V extends number>(value: V) => ({ value, label: `${value} years` })
