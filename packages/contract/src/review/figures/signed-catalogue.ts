import type { Told } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import type { CapacityTable } from '../../roofs/catalogue/capacity-table.ts'
import { type Catalogue, catalogue as schema } from '../../roofs/catalogue/catalogue.ts'
import type { Confirmation, ReplacedValue } from '../../roofs/catalogue/confirmation.ts'
import type { PvModule } from '../../roofs/catalogue/products/pv-module.ts'
import type { RackingSystem } from '../../roofs/catalogue/products/racking-system.ts'
import { type CatalogueFigure, catalogueFigures } from './catalogue-figures.ts'
import { isTableFigure } from './figure-tables.ts'
import type { Contradiction } from './place-order.ts'
import type { FigureValue } from './value-kinds.ts'
import { catalogueOrderProblem } from './value-order.ts'

/** Replaces or adds a whole entry of the catalogue. */
export type SignedEntry = RackingSystem | PvModule | CapacityTable

/** A figure that engineers of the provider have signed off. */
export type SignOff = Omit<Confirmation, 'name' | 'isReplaced' | 'replaced'> & {
  readonly figure: string
  /** Numbers in place of the published ones; null: as published. */
  readonly values: readonly FigureValue[] | null
  /** A racking system or module as engineers entered it from its certificate, or a table in place of the published one. */
  readonly entry?: SignedEntry | null
}

const setAt = (value: unknown, [first, ...rest]: readonly string[], next: (old: unknown) => unknown): unknown => {
  if (first === undefined) return next(value)
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === first ? setAt(one, rest, next) : one))
  const fields = value as Readonly<Record<string, unknown>>
  return { ...fields, [first]: setAt(fields[first], rest, next) }
}

/** The catalogue with other numbers in a figure. */
export const withValues = (
  catalogue: Catalogue,
  figure: CatalogueFigure,
  values: readonly FigureValue[],
): Catalogue => {
  const inPlace = (whole: unknown): unknown =>
    values.reduce(
      (changed, { name, value }) => setAt(changed, typeof changed === 'number' ? [] : name.split('/'), () => value),
      whole,
    )
  return setAt(catalogue, figure.path, inPlace) as Catalogue
}

type Headed = { readonly confirmed?: readonly string[] }

const confirm = (catalogue: Catalogue, { id, path, list }: CatalogueFigure): Catalogue => {
  if (list === null)
    return setAt(catalogue, path, (found) => ({ ...(found as object), status: 'verified' })) as Catalogue
  const ofTable = path.slice(0, -2)
  const mark = (table: unknown) => ({ ...(table as object), confirmed: [...((table as Headed).confirmed ?? []), id] })
  return setAt(catalogue, ofTable, mark) as Catalogue
}

/** Values that differ from the published ones. */
const replacedValues = (figure: CatalogueFigure, values: readonly FigureValue[]): readonly ReplacedValue[] =>
  figure.values.flatMap(({ name, value: published }) => {
    const given = values.find((one) => one.name === name)
    return given === undefined || given.value === published ? [] : [{ name, published, inForce: given.value }]
  })

const signOne = (catalogue: Catalogue, figure: CatalogueFigure, signOff: SignOff): Catalogue => {
  const { confirmedBy, approvedBy, on, values } = signOff
  const replaced = values === null ? catalogue : withValues(catalogue, figure, values)
  const inPlace =
    values === null ? { isReplaced: false } : { isReplaced: true, replaced: replacedValues(figure, values) }
  const confirmation = { name: figure.name, confirmedBy, approvedBy, on, ...inPlace }
  const confirmed = confirm(replaced, figure)
  return { ...confirmed, confirmations: { ...catalogue.confirmations, [figure.id]: confirmation } }
}

/** Puts the entry in place of one with the same id. */
const signEntry = (catalogue: Catalogue, signOff: SignOff, entry: SignedEntry, name: string): Catalogue => {
  const { figure, confirmedBy, approvedBy, on } = signOff
  const confirmation = { name, confirmedBy, approvedBy, on, isReplaced: true }
  const signed = setAt(catalogue, figure.split('/'), () => ({ ...entry, status: 'verified' })) as Catalogue
  return { ...signed, confirmations: { ...catalogue.confirmations, [figure]: confirmation } }
}

/** The published catalogue with the sign-offs of engineers. The caller sets its version. */
export const signedCatalogue = (published: Catalogue, signOffs: readonly SignOff[]): Catalogue => {
  const figures = new Map(catalogueFigures(published).map((figure) => [figure.id, figure]))
  return signOffs.reduce((catalogue, signOff) => {
    const figure = figures.get(signOff.figure)
    const { entry } = signOff
    if (entry)
      return signEntry(catalogue, signOff, entry, isTableFigure(signOff.figure) && figure ? figure.name : entry.name)
    return figure === undefined ? catalogue : signOne(catalogue, figure, signOff)
  }, published)
}

/** What is wrong with a catalogue in which a figure was replaced, by the schema that the published figures pass. */
export const replacedProblem = (catalogue: Catalogue): Contradiction | null =>
  schema.safeParse(catalogue).success ? catalogueOrderProblem(catalogue) : { figures: [], ...told('figureNotAllowed') }

type LeftOut = Told & { readonly figure: string }
/** Sign-offs that count, and those left out because they contradict. */
export type Agreement = { readonly signOffs: readonly SignOff[]; readonly leftOut: readonly LeftOut[] }

const isReplaced = ({ values, entry }: SignOff): boolean => values !== null || Boolean(entry)

/** Sign-offs that agree with each other and with the published figures. All that contradict each other are left out. */
export const agreeingSignOffs = (published: Catalogue, signOffs: readonly SignOff[]): Agreement => {
  const replaced = signOffs.filter(isReplaced)
  const problem = replaced.length === 0 ? null : replacedProblem(signedCatalogue(published, replaced))
  if (problem === null) return { signOffs, leftOut: [] }
  const named = replaced.filter(({ figure }) => problem.figures.includes(figure))
  const isUnfit = (one: SignOff): boolean => replacedProblem(signedCatalogue(published, [one])) !== null
  const out = named.length > 0 ? named : replaced.filter(isUnfit)
  if (out.length === 0) throw new Error(`The published figures contradict each other: ${JSON.stringify(problem.coded)}`)
  const rest = agreeingSignOffs(
    published,
    signOffs.filter((one) => !out.includes(one)),
  )
  const leftOut = out.map(({ figure }) => ({ figure, coded: problem.coded }))
  return { ...rest, leftOut: [...leftOut, ...rest.leftOut] }
}
