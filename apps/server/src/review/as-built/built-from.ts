import type { AsBuiltZone } from '@soundroof/contract/review/as-built/as-built-record'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import type { PlatformServices } from '../../platform/http/handler.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { type DrawnArray, drawnArray } from '../../roofs/reports/drawn-array.ts'
import { findRevisionOfResult } from '../../roofs/revisions/revision-rows.ts'
import type { ReviewedProject } from '../access/reviewed-project.ts'
import { type CertifiedResult, certifiedResult } from '../certificate/certified-result.ts'

/** A zone as the result plans it; lengths in mm. */
export type PlannedZone = {
  readonly zone: AsBuiltZone
  readonly plannedRails: number
  readonly plannedSpacing: number
  readonly plannedSetback: number
}

/** What an array was built from: the charged result of the present inputs, and its drawing. */
export type BuiltFrom = CertifiedResult & {
  readonly resultId: string
  readonly issuedAt: Date
  /** As somebody drew it, else as it places itself. */
  readonly array: () => Promise<DrawnArray>
  /** Of the revision that the result was issued for. */
  readonly draft: ProjectDraft
  /** Zones that are measured, in the order of the result. */
  readonly zones: readonly PlannedZone[]
  /** The others where panels may be installed, and the drawing has none. */
  readonly others: readonly PlannedZone[]
}

type Place = Pick<
  AssessmentResult['zoneResults'][number],
  'installable' | 'numRails' | 'fixingSpacing' | 'largestSpacing'
>

const planned = (zone: AsBuiltZone, place: Place, setback: number): readonly PlannedZone[] =>
  place.installable && place.fixingSpacing !== null
    ? [
        {
          zone,
          plannedRails: place.numRails,
          plannedSpacing: place.largestSpacing ?? place.fixingSpacing,
          plannedSetback: setback,
        },
      ]
    : []

/** Zones where panels may be installed. */
export const installableZones = ({ zoneResults, ridgeCorner, setback }: AssessmentResult): readonly PlannedZone[] => [
  ...zoneResults.flatMap((zone) => planned(zone.title, zone, setback)),
  ...(ridgeCorner === null ? [] : planned('Ridge ends', ridgeCorner, setback)),
]

/** Those among them where the drawing has panels; all of them where nothing was drawn. */
const zonesWithPanels = (zones: readonly PlannedZone[], { layout }: DrawnArray): readonly PlannedZone[] => {
  if (layout === null) return zones
  const held = new Set(layout.planes.flatMap(({ panels }) => panels.map(({ zone }) => zone)))
  const measured = zones.filter(({ zone }) => held.has(zone))
  return measured.length > 0 ? measured : zones
}

type Needs = Pick<RoofServices, 'layOut'> & Pick<PlatformServices, 'db'>

const noArray: DrawnArray = { layout: null, parts: null, layoutProblem: null }

/** Refuses a project without a charged result of its present inputs that leaves room for panels. */
export const builtFrom = async (needs: Needs, project: ReviewedProject): Promise<BuiltFrom> => {
  const certified = await certifiedResult(needs.db, project, {
    withoutResult: 'asBuiltWithoutResult',
    withoutAnswer: 'asBuiltWithoutAnswer',
  })
  const { id: resultId, issuedAt, input, resultJson } = certified
  const { hash: projectHash } = project
  const drawn = await findRevisionOfResult(needs.db, projectHash, resultId)
  const draft = projectDraft.parse(drawn?.draft ?? project.draft)
  const array = async (): Promise<DrawnArray> =>
    drawn === null ? noArray : drawnArray(needs, { ...drawn, projectHash, draft, input, resultJson, language: 'en-AU' })
  const isKept = drawn !== null && drawn.layout !== null
  const installable = installableZones(certified.result)
  const zones = zonesWithPanels(installable, isKept ? await array() : noArray)
  const others = installable.filter((zone) => !zones.includes(zone))
  return { ...certified, resultId, issuedAt, array, draft, zones, others }
}
