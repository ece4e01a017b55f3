import type { Fact } from '../pack/pack-blocks.ts'
import { plain } from '../wording/number-text.ts'
import type { CertificateInput } from './certificate-input.ts'
import { memberSize } from './certified-scope.ts'
import { assumed, fact } from './wind-facts.ts'

type Input = Pick<CertificateInput, 'project' | 'record' | 'result'>

const covers = { tile: 'tiled', 'tin-screwed': 'screwed sheeting', 'tin-clamped': 'clipped sheeting' } as const

const coverOf = ({ project }: Input): string => {
  const { roofType } = project.roofCover
  return roofType !== null && roofType in covers ? covers[roofType as keyof typeof covers] : ''
}

const roofText = (input: Input): string => {
  const { building, options } = input.project
  const slope = building.roofSlope === null ? '' : `${plain(building.roofSlope)}°`
  return [options.roofForm, coverOf(input), slope].filter((part) => part !== '').join(', ')
}

const sizeText = ({ project: { building } }: Input): string | null => {
  const { length, width, roofHeight } = building
  if (length === null || width === null) return null
  const size = `${plain(length)} × ${plain(width)} m`
  return roofHeight === null ? size : `${size}, ${plain(roofHeight)} m`
}

const storeysText = (storeys: string): string =>
  /^\d+$/.test(storeys) ? `${storeys} ${storeys === '1' ? 'storey' : 'storeys'}` : storeys

const buildingText = ({ record }: Input): string =>
  [record.buildingClass === '' ? '' : `class ${record.buildingClass}`, storeysText(record.storeys)]
    .filter((part) => part !== '')
    .join(', ')

const spacing = (millimetres: number | null): string => (millimetres === null ? '' : ` at ${plain(millimetres)}`)

const span = (millimetres: number | null): string => (millimetres === null ? '' : `, span ${plain(millimetres)}`)

const purlinText = ({ result, project: { structure } }: Input): string | null => {
  const size = memberSize(result, 'purlin')
  return size === null ? null : `${size}${spacing(structure.spacing)}${span(structure.span)}`
}

/** Of a chord, its span is that between joints. */
const rafterText = ({ result, project: { structure } }: Input): string | null => {
  const size = memberSize(result, 'rafter')
  if (size === null) return null
  return `${size}${spacing(structure.rafterSpacing)}${span(structure.rafterSpan)}`
}

/** Property and building, as asked and as entered; mm where no unit stands. */
export const buildingFacts = (input: Input): readonly Fact[] => [
  ...fact('Owner', input.record.owner),
  ...fact('Lot and plan', input.record.lotAndPlan),
  ...fact('Council', input.record.localGovernmentArea),
  ...fact('Building', buildingText(input)),
  ...fact('Roof', roofText(input)),
  ...fact('Size, height', sizeText(input)),
  ...fact('Purlins', purlinText(input)),
  ...fact('Rafters', rafterText(input)),
  ...fact('Walls', assumed(input.result, 'Building')),
]
