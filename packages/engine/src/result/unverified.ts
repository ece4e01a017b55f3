import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedNode, CodedResult, CodedStep } from '@soundroof/contract/roofs/results/result'
import { type Figure, figureAt, rowFigure } from '../calculation/figure.ts'
import { listedPlace } from '../site/listed-place.ts'

type Item = CodedResult['unverified'][number]
type Locations = Catalogue['regions']['locations']
type Site = AssessmentInput['site']

/** The wind region of the place; a place that the table does not hold leads to no figure. */
export const regionFigure = (site: Site, locations: Locations): Figure => {
  const row = listedPlace(site, locations)
  return row === null ? { status: locations.status, figures: [] } : rowFigure(locations, 'regions/locations', row.id)
}

/** The class of screws by the sea rests on figures of its own; null: the distance to the sea is not known. */
export const seaFigure = ({ options }: AssessmentInput, { fixings }: Catalogue): Figure | null =>
  options.seaDistance === null ? null : figureAt(fixings.corrosivity, 'fixings/corrosivity')

const withFigures = (item: Omit<Item, 'figures'>, figures: readonly string[]): Item =>
  figures.length === 0 ? item : { ...item, figures }

const ofPlace = (input: AssessmentInput, catalogue: Catalogue): readonly Item[] => {
  const { locations } = catalogue.regions
  const region = regionFigure(input.site, locations)
  return region.status === 'verified'
    ? []
    : [withFigures({ item: 'wind-region-table-draft', where: locations.edition }, region.figures)]
}

const ofSea = (input: AssessmentInput, catalogue: Catalogue): readonly Item[] => {
  const sea = seaFigure(input, catalogue)
  if (sea === null || sea.status === 'verified') return []
  const { status, figures } = sea
  const item = { code: 'figure-not-verified', values: { label: 'screws-by-the-sea', status } } as const
  return [withFigures({ item, where: catalogue.fixings.corrosivity.edition }, figures)]
}

/**
 * A value taken from a published figure, not derived from other steps: read, interpolated (the lower row first), or
 * calculated with a figure that its source names.
 */
const isRead = ({ symbol, formula, source }: CodedStep): boolean =>
  formula === symbol || formula.startsWith('y_1') || source !== undefined

/** Nodes of the trace that a result does not rest on. */
export type Unused = ReadonlySet<string>

/** Visits every step once; those of each number of rails are derived from figures read above them. */
export const visitSteps = (node: CodedNode, visit: (step: CodedStep) => void, unused: Unused = new Set()): void => {
  for (const step of node.steps) visit(step)
  for (const child of node.children)
    if (!child.id.startsWith('rails-') && !unused.has(child.id)) visitSteps(child, visit, unused)
}

const ofTrace = (trace: CodedNode, unused: Unused, confirmations: Catalogue['confirmations'] = {}): readonly Item[] => {
  const items = new Map<string, Item>()
  const note = (step: CodedStep): void => {
    const { status, label, clause, figures } = step
    if (status === 'verified' || !isRead(step)) return
    const open = figures?.filter((figure) => !(figure in confirmations)) ?? []
    const key = typeof label === 'string' ? label : JSON.stringify(label)
    const {
      item,
      where,
      figures: known = [],
    } = items.get(key) ?? {
      item: { code: 'figure-not-verified', values: { label, status } } as const,
      where: clause,
    }
    items.set(key, withFigures({ item, where }, [...new Set([...known, ...open])]))
  }
  visitSteps(trace, note, unused)
  return [...items.values()]
}

/** Every figure that the result rests on and that is not verified, once: the report lists them on its first page. */
export const unverifiedOf = (
  trace: CodedNode,
  input: AssessmentInput,
  catalogue: Catalogue,
  isCalculated: boolean,
  unused: Unused,
): readonly Item[] => {
  const own = ofTrace(trace, unused, catalogue.confirmations)
  return isCalculated ? [...ofPlace(input, catalogue), ...own, ...ofSea(input, catalogue)] : own
}
