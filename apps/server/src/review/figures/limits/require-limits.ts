import { told } from '@soundroof/contract/platform/messages'
import {
  alternativesOf,
  mostTimesUnsafe,
  movedTooFar,
  type UnsafeMove,
} from '@soundroof/contract/review/figures/figure-limits'
import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import type { Product } from '@soundroof/contract/review/figures/products-console'
import type { SignedEntry, SignOff } from '@soundroof/contract/review/figures/signed-catalogue'
import type { FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import { timesOfValues } from '@soundroof/contract/review/figures/value-products'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { PvModule } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import type { RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import { placeInJson } from '@soundroof/contract/roofs/catalogue/products/read-product'
import type { Db } from '../../../platform/database/db.ts'
import { refuseInput } from '../../../platform/http/refused.ts'
import type { KeptCatalogue } from '../../../roofs/catalogue/catalogue-in-force.ts'
import type { HashedFigure } from '../../../roofs/catalogue/signed-figures.ts'
import { movedPlace, timesOfPlace } from './place-limit.ts'
import { productKindOf } from './product-kind.ts'
import { type Held, moduleHeld, rackingHeld, timesOf } from './product-limit.ts'
import { timesOfTable } from './table-limit.ts'

/** Limits how far replaced figures may move to the unsafe side, alone and together. */

type Moved = {
  readonly figure: string
  readonly values: readonly FigureValue[] | null
  readonly entry?: SignedEntry | null
}

/** Basis of the comparison. */
type Base = Pick<KeptCatalogue, 'published'> & {
  readonly figures: ReadonlyMap<string, HashedFigure>
  /** By figure, products that are published nowhere, as first approved. */
  readonly first: ReadonlyMap<string, Product>
}

const firstSql = `select distinct on (figure) figure, entry from figure_sign_offs
  where state in ('approved', 'superseded', 'revoked') and entry is not null
    and (figure like 'racking/%' or figure like 'modules/%')
  order by figure, sequence`

export const readBase = async (db: Db, catalogue: KeptCatalogue): Promise<Base> => {
  const rows = await db.query<{ figure: string; entry: Product }>(firstSql)
  const first = new Map(rows.map(({ figure, entry }) => [figure, entry]))
  return { published: catalogue.published, figures: catalogue.figures(), first }
}

/** Null: there is no earlier product. */
const productBefore = ({ published, first }: Base, figure: string): Product | null => {
  const kind = productKindOf(figure)
  if (kind === null) return null
  const products: Readonly<Record<string, Product>> = published[kind]
  return products[figure.slice(kind.length + 1)] ?? first.get(figure) ?? null
}

const isRacking = (figure: string): boolean => productKindOf(figure) === 'racking'

const heldBy = (catalogue: Catalogue, figure: string, before: Product, after: Product): readonly Held[] =>
  isRacking(figure)
    ? rackingHeld(catalogue, before as RackingSystem, after as RackingSystem)
    : moduleHeld(catalogue, before as PvModule, after as PvModule)

const placeTimes = (
  catalogue: Catalogue,
  { id, path }: HashedFigure,
  values: readonly FigureValue[],
): number | null => {
  const row = id.startsWith('regions/locations/') ? catalogue.regions.locations.rows[Number(path.at(-1))] : undefined
  return row === undefined ? null : timesOfPlace(catalogue, row, movedPlace(row, values))
}

const timesOfMoved = (base: Base, { figure: id, values, entry }: Moved): number => {
  const figure = base.figures.get(id)
  const before = productBefore(base, id)
  if (entry && before) return Math.max(1, ...heldBy(base.published, id, before, entry as Product).map(timesOf))
  const table = isTableFigure(id) ? base.published.purlins[id.slice(id.indexOf('/') + 1)] : undefined
  if (entry && table) return timesOfTable(entry as CapacityTable, table)
  if (values === null || figure === undefined) return 1
  return placeTimes(base.published, figure, values) ?? timesOfValues(figure.values, values)
}

const rounded = (times: number): string => (Number.isFinite(times) ? String(Number(times.toPrecision(3))) : '∞')

/** A project that chooses a product copies its sizes and masses, so other sizes make another product. */
const sizesOf = (product: Product): Readonly<Record<string, number>> => {
  const { mass } = product
  return 'length' in product ? { length: product.length, width: product.width, mass } : { mass }
}

/** The first size that differs; null where all are the same. */
const otherSize = (before: Product, after: Product): string | null => {
  const sizes = sizesOf(after)
  return Object.entries(sizesOf(before)).find(([name, size]) => sizes[name] !== size)?.[0] ?? null
}

/** Most problems listed; a corrupt certificate has many. */
const mostTold = 5

/** As the form names it. */
const fieldOf = ({ at }: Held): string => (at.length === 0 ? 'entry' : `entry.${placeInJson(at)}`)

/** One value is read on many roofs: the worst of each field, the worst first. Of no field: where none is named. */
const worstOfEach = (far: readonly Held[]): readonly Held[] => {
  const sorted = [...far].sort((one, other) => timesOf(other) - timesOf(one))
  const isFirst = (held: Held, index: number) => sorted.findIndex((one) => fieldOf(one) === fieldOf(held)) === index
  const each = sorted.filter(isFirst)
  const named = each.filter(({ at }) => at.length > 0)
  return (named.length > 0 ? named : each).slice(0, mostTold)
}

const requireProductNear = (base: Base, figure: string, after: Product): void => {
  const before = productBefore(base, figure)
  if (before === null) return
  const { name } = before
  const other = otherSize(before, after)
  if (other !== null) throw refuseInput([{ field: `entry.${other}`, ...told('figureProductOther', { name }) }])
  const far = heldBy(base.published, figure, before, after).filter((held) => timesOf(held) > mostTimesUnsafe)
  if (far.length === 0) return
  throw refuseInput(
    worstOfEach(far).map((held) => ({
      field: fieldOf(held),
      ...told('figureProductTooFar', {
        name,
        what: held.what,
        before: rounded(held.before),
        after: rounded(held.after),
        most: mostTimesUnsafe,
      }),
    })),
  )
}

const requirePlaceNear = ({ published, figures }: Base, id: string, values: readonly FigureValue[]): void => {
  const figure = figures.get(id)
  const times = figure === undefined ? null : placeTimes(published, figure, values)
  if (figure === undefined || times === null || times <= mostTimesUnsafe) return
  const moved = { name: figure.name, times: rounded(times), most: mostTimesUnsafe }
  throw refuseInput([{ field: 'values.region', ...told('figurePlaceTooFar', moved) }])
}

/** Refuses a product or place that moves too far alone; numbers and tables are checked when read. */
const requireNear = (base: Base, { figure, values, entry }: Moved): void => {
  if (entry && productKindOf(figure) !== null) requireProductNear(base, figure, entry as Product)
  if (values !== null) requirePlaceNear(base, figure, values)
}

const moveOf = (base: Base, moved: Moved): UnsafeMove => {
  const list = base.figures.get(moved.figure)?.list ?? null
  return {
    figure: moved.figure,
    alternatives: alternativesOf(moved.figure, list),
    times: timesOfMoved(base, moved),
  }
}

/** Refuses sign-offs in force that together move further than one figure may alone. */
const requireTogether = (base: Base, signOffs: readonly SignOff[], own: Moved): void => {
  const others = signOffs.filter(({ figure }) => figure !== own.figure)
  const found = movedTooFar(
    [...others, own].map((moved) => moveOf(base, moved)),
    own.figure,
  )
  if (found === null) return
  const names = found.figures.map((id) => base.figures.get(id)?.name ?? id).join(', ')
  const values = { names, times: rounded(found.times), most: mostTimesUnsafe }
  throw refuseInput([{ field: 'values', ...told('figuresMultiply', values) }])
}

/** @param signOffs in force, or as they would be */
export const requireLimits = (base: Base, signOffs: readonly SignOff[], moved: Moved): void => {
  requireNear(base, moved)
  requireTogether(base, signOffs, moved)
}
