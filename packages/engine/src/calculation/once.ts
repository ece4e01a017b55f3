/** Calculates a value when it is first needed, and keeps it. */
export const once = <T>(calculate: () => T): (() => T) => {
  let kept: { readonly value: T } | null = null
  return () => {
    kept ??= { value: calculate() }
    return kept.value
  }
}
