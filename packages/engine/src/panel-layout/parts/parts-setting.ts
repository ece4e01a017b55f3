import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { RackingFixing, RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { PartKind } from '@soundroof/contract/roofs/panel-layout/part-kinds'
import { type ArrayMass, arrayMassOf } from '../../actions/array-mass.ts'
import { chosenRacking } from '../../products/chosen-products.ts'
import { type Articles, articlesOf } from './articles.ts'

/** Two screws hold a tile hook to its rafter. Method 5.2. */
const SCREWS_PER_HOOK = 2

type Fixing = 'foot' | 'roof-clamp' | 'tile-hook'
type Screw = 'metal-screw' | 'timber-screw' | 'hook-screw'

/** What each foot of the drawing is made of, and what the parts are called. */
export type PartsSetting = {
  readonly fixing: Fixing
  /** Null: a clamp has none. */
  readonly screws: { readonly kind: Screw; readonly perFixing: number } | null
  /** kg/m2 of panels and rails. */
  readonly mass: ArrayMass
  readonly kerf: number
  readonly stockLengths: readonly number[]
  readonly sparePercent: number
  /** Whether the maker names the length of rail that needs an expansion joint. */
  readonly isExpansionNamed: boolean
  readonly articles: Articles
  readonly partNumbers: { readonly [K in PartKind]?: string | null | undefined }
}

const fixingOf = ({ roofCover }: AssessmentInput): Fixing => {
  if (roofCover.kind === 'tile') return 'tile-hook'
  return roofCover.kind === 'tin-clamped' ? 'roof-clamp' : 'foot'
}

const screwsOf = ({ roofCover, purlin, options }: AssessmentInput): PartsSetting['screws'] => {
  if (roofCover.kind === 'tin-clamped') return null
  if (roofCover.kind === 'tile') return { kind: 'hook-screw', perFixing: SCREWS_PER_HOOK }
  const kind = purlin.material === 'steel' ? 'metal-screw' : 'timber-screw'
  return { kind, perFixing: options.screwsPerFoot }
}

const kinds = { foot: 'foot', 'roof-clamp': 'clamp', 'tile-hook': 'hook' } as const

const suits = (fixing: RackingFixing, { roofCover, purlin, rafter, options }: AssessmentInput): boolean => {
  if (fixing.kind === 'clamp') return roofCover.kind === 'tin-clamped' && fixing.sheeting === roofCover.sheeting
  const support = fixing.kind === 'hook' ? rafter.material : purlin.material
  return fixing.support === support && (fixing.kind === 'hook' || fixing.screws === options.screwsPerFoot)
}

/** The part number of the fixings that suit the roof, where they have one between them. */
const fixingNumber = ({ fixings }: RackingSystem, input: AssessmentInput): string | null => {
  const own = fixings.filter((fixing) => fixing.kind === kinds[fixingOf(input)] && suits(fixing, input))
  const numbers = new Set(own.map(({ partNumber }) => partNumber))
  return numbers.size === 1 ? ([...numbers][0] ?? null) : null
}

const smallNumbers = ({ smallParts }: RackingSystem, input: AssessmentInput): PartsSetting['partNumbers'] => {
  const screws = screwsOf(input)
  return {
    'end-cap': smallParts?.endCap,
    'bonding-clip': smallParts?.bondingClip,
    'earth-lug': smallParts?.earthLug,
    'cable-clip': smallParts?.cableClip,
    'expansion-joint': smallParts?.expansionJoint,
    ...(screws === null ? {} : { [screws.kind]: smallParts?.screw }),
  }
}

const productNumbers = (racking: RackingSystem | null, input: AssessmentInput): PartsSetting['partNumbers'] =>
  racking === null
    ? {}
    : {
        rail: racking.rail.partNumber,
        splice: racking.splice.partNumber,
        'mid-clamp': racking.moduleClamps.mid,
        'end-clamp': racking.moduleClamps.end,
        [fixingOf(input)]: fixingNumber(racking, input),
        ...smallNumbers(racking, input),
      }

/** What a parts list needs beside the drawing. */
export const partsSetting = (
  input: AssessmentInput,
  catalogue: Catalogue,
  request: LayoutRequest,
  rails: Pick<PartsSetting, 'kerf' | 'stockLengths'>,
): PartsSetting => ({
  fixing: fixingOf(input),
  screws: screwsOf(input),
  mass: arrayMassOf(input, catalogue.panels.arrayMass),
  kerf: rails.kerf,
  stockLengths: rails.stockLengths,
  sparePercent: request.sparePercent,
  isExpansionNamed: chosenRacking(input, catalogue)?.rail.expansion !== undefined,
  articles: articlesOf({ input, catalogue, request }),
  partNumbers: { ...productNumbers(chosenRacking(input, catalogue), input), ...request.partNumbers },
})
