import sections from '@soundroof/data/sections/z-and-c.json' with { type: 'json' }

type Row = (typeof sections.rows)[number]
export type CatalogueSection = Omit<Row, 'type'> & { readonly type: 'Z' | 'C' }

/** Published dimensions and properties of every Z and C. */
export const catalogueSections: readonly CatalogueSection[] = sections.rows.map((row) => ({
  ...row,
  type: row.type === 'Z' ? 'Z' : 'C',
}))

export const catalogueSection = (name: string): CatalogueSection => {
  const row = catalogueSections.find(({ section }) => section === name)
  if (!row) throw new Error(`no section ${name}`)
  return row
}
