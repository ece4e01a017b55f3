/** What has one key stands together, in the order of the first of each. */
export const groupedBy = <T>(all: readonly T[], keyOf: (each: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>()
  for (const each of all) {
    const key = keyOf(each)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [each])
    else group.push(each)
  }
  return [...groups.values()]
}
