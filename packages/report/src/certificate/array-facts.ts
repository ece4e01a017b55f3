import type { UsedProduct } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { shownZones } from '../blocks/zone-table.ts'
import type { Fact } from '../pack/pack-blocks.ts'
import { unusualClamps } from '../sheet/first/clamp-places.ts'
import { plain } from '../wording/number-text.ts'
import type { CertificateInput } from './certificate-input.ts'
import { fixingTypes, kilowatts } from './certified-scope.ts'
import { isExample, isMoreThanFits, laidOut } from './stated-array.ts'
import { assumed, fact } from './wind-facts.ts'

type Input = Pick<CertificateInput, 'project' | 'result' | 'layout' | 'parts' | 'choices'>

const sizeText = (input: Input): string | null => {
  const { project } = input
  const layout = laidOut(input)
  if (layout !== null && layout.placed > 0)
    return `${layout.placed} × ${plain(layout.panel.power)} W = ${kilowatts(layout.power.placed)} kW`
  const { panels, scale } = project.solar
  const stated = [...(panels === null ? [] : [`${panels} panels`]), ...(scale === null ? [] : [`${plain(scale)} kW`])]
  const room = isMoreThanFits(input) && input.layout !== null ? [`no more than ${input.layout.fits} panels fit`] : []
  return stated.length === 0 ? null : [...stated, ...room].join(', ')
}

const productOf = ({ result }: Input, kind: UsedProduct['kind']): UsedProduct | undefined =>
  result.products?.find((product) => product.kind === kind)

/** Certificate of a product: where its figures stand, with its edition. */
export const certificateOf = ({ source, edition }: UsedProduct): string =>
  source.includes(edition) ? source : `${source}, ${edition}`

const panelSize = (input: Input): string | null => {
  const { layout, result } = input
  if (layout !== null) return `${plain(layout.panel.length)} × ${plain(layout.panel.width)}`
  const [length, width] = ['Panel length', 'Panel width'].map((label) => assumed(result, label)?.replace(' mm', ''))
  return length === undefined || width === undefined ? null : `${length} × ${width}`
}

const moduleText = (input: Input): string => {
  const product = productOf(input, 'module')
  const own = input.project.options.ownModule
  const name = product?.name ?? (own === null ? 'make not named' : 'data entered for this project')
  const size = panelSize(input)
  return size === null ? name : `${name}, ${size}`
}

const rackingText = (input: Input): string => {
  const product = productOf(input, 'racking')
  if (product !== undefined) return product.name
  return input.project.options.ownRacking === null
    ? 'make not named: general figures of rail and fixing'
    : 'data entered for this project'
}

/** Where clamps hold the panels: measured in the drawing, else as the rails are placed. */
const clampFact = (say: Say, input: Input): readonly Fact[] => {
  const { result } = input
  const layout = laidOut(input)
  const unusual = layout === null ? null : unusualClamps({ layout })
  if (unusual !== null) {
    const { least, most } = unusual
    return fact('Clamped', `${least === most ? least : `${least} to ${most}`} from the ends of a panel`)
  }
  const places = new Set(shownZones(say, result).flatMap(({ railPlacement }) => railPlacement ?? []))
  return places.size === 1 ? fact('Rails', [...places][0] ?? null) : []
}

const massText = (input: Input): string | null => {
  const { parts, result } = input
  if (parts === null || isExample(input)) return assumed(result, 'Array mass')
  const [light, heavy] = [parts.mass.lighter, parts.mass.heavier].map((mass) => Math.ceil(mass - 1e-6))
  return light === heavy ? `${heavy} kg in all` : `${light} to ${heavy} kg in all`
}

const certificates = (input: Input): readonly { readonly label: string; readonly value: string }[] =>
  (['module', 'racking'] as const).flatMap((kind) => {
    const product = productOf(input, kind)
    return product === undefined ? [] : fact(kind === 'module' ? 'Module data' : 'Certificate', certificateOf(product))
  })

/** The array as drawn, with the products whose figures the result used; mm where no unit stands. */
export const arrayFacts = (say: Say, input: Input): readonly Fact[] => [
  ...fact('Size', sizeText(input)),
  ...fact('Module', moduleText(input)),
  ...clampFact(say, input),
  ...fact('Racking', rackingText(input)),
  ...certificates(input),
  ...fact('Fixing', fixingTypes(say, input).join('; ')),
  ...fact('Gap', assumed(input.result, 'Gap between panel and roof')),
  ...fact('Mass', massText(input)),
]
