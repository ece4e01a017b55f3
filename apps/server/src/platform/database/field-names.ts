/** A column `created_at` is the field `createdAt` of a row, on the way in and out. */
export const fieldNameOf = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Attack: a name that is more than a name. */
export const columnOf = (field: string): string => {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(field)) throw new Error(`"${field}" names no column.`)
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
