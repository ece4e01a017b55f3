import type { ProductKind } from '@soundroof/contract/review/figures/products-console'

/** Fields that signing off decides: where an entry came from, and its status. */
const decided = ['origin', 'status']

export const productText = (entry: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(entry).filter(([name]) => !decided.includes(name))), null, 2)

/** Null: not a JSON object. */
export const readProductText = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

const header = { id: 'maker-product', name: '', source: '', edition: '', validFrom: null, validUntil: null }

/** A new entry, with every required field. */
export const emptyProduct: Readonly<Record<ProductKind, Readonly<Record<string, unknown>>>> = {
  racking: {
    ...header,
    mass: null,
    rail: { stiffness: null, momentCapacity: null, stockLengths: [] },
    splice: {},
    moduleClamps: {},
    fixings: [],
  },
  modules: { ...header, length: null, width: null, mass: null, arrangements: [] },
}
