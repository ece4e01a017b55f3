/** As a row of the database holds it: these moments are dates. */
export type Stored<T, Moments extends keyof T> = Omit<T, Moments> & {
  readonly [M in Moments]: Date | Extract<T[M], null>
}

type Text<V> = V extends Date ? string : V

/** Its moments as the wire has them. */
export const inText = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as { [K in keyof Row]: Text<Row[K]> }
