/** A published case: inputs, the values that the source prints, and the tolerance. */
export type Case = {
  readonly id: string
  readonly kind: string
  readonly source: string
  readonly inputs: Readonly<Record<string, unknown>>
  readonly expected: Readonly<Record<string, unknown>>
  readonly tolerance: { readonly rel?: number; readonly abs?: number; readonly exact?: boolean }
  /** Note of the source or its transcription. */
  readonly note?: string
}

/** Answers of the engine to a case, by the names that `expected` uses. Throws when the case is outside the engine. */
export type Adapter = (inputs: Inputs) => Readonly<Record<string, unknown>>

export type Inputs = {
  /** A finite number; throws when the case has none of the name. */
  readonly number: (name: string) => number
  /** A finite number, or the value to take where the case says nothing. */
  readonly numberOr: <T>(name: string, otherwise: T) => number | T
  /** A string; throws when the case has none of the name. */
  readonly text: (name: string) => string
  readonly has: (name: string) => boolean
  /** True or false; throws when the case has none of the name. */
  readonly flag: (name: string) => boolean
  /** A list of finite numbers. */
  readonly numbers: (name: string) => readonly number[]
  /** One of the strings; throws for any other. */
  readonly oneOf: <const T extends string>(name: string, options: readonly T[]) => T
  readonly record: (name: string) => Readonly<Record<string, unknown>>
}

const asNumber = (name: string, value: unknown): number => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new RangeError(`the case has no number "${name}"`)
  return value
}

const asText = (name: string, value: unknown): string => {
  if (typeof value !== 'string') throw new RangeError(`the case has no text "${name}"`)
  return value
}

export const readInputs = (inputs: Case['inputs']): Inputs => ({
  number: (name) => asNumber(name, inputs[name]),
  numberOr: (name, otherwise) => (inputs[name] == null ? otherwise : asNumber(name, inputs[name])),
  text: (name) => asText(name, inputs[name]),
  has: (name) => inputs[name] != null,
  flag: (name) => {
    const value = inputs[name]
    if (typeof value !== 'boolean') throw new RangeError(`the case has no flag "${name}"`)
    return value
  },
  numbers: (name) => {
    const value = inputs[name]
    if (!Array.isArray(value)) throw new RangeError(`the case has no list "${name}"`)
    return value.map((entry) => asNumber(name, entry))
  },
  oneOf: (name, options) => {
    const found = options.find((option) => option === asText(name, inputs[name]))
    if (found === undefined) throw new RangeError(`"${name}" is none of ${options.join(', ')}`)
    return found
  },
  record: (name) => {
    const value = inputs[name]
    if (value === null || typeof value !== 'object') throw new RangeError(`the case has no record "${name}"`)
    return value as Readonly<Record<string, unknown>>
  },
})
