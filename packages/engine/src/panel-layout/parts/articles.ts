import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { PartKind } from '@soundroof/contract/roofs/panel-layout/part-kinds'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { hasFeetOverRafters } from '../../members/crossing/over-rafters.ts'
import { chosenModule, chosenRacking } from '../../products/chosen-products.ts'
import { corrosivityOf } from '../../site/corrosivity.ts'

/** What each part is, as far as figures say it; lengths and sizes that have no source are for the maker to name. */
export type Articles = { readonly [K in PartKind]?: Message | null }

type Asking = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  readonly request: Pick<LayoutRequest, 'frameHeight'>
}

/** Thread as the capacity of the screw counts it, mm. Method 5.1, 6.2. */
const threadIn = ({ input, catalogue }: Asking): { readonly thread: number; readonly batten: number } => {
  const { largestPenetration, coverBelow } = catalogue.fixings.foot.timberScrew
  const { purlin } = input
  const depth = purlin.material === 'timber' ? purlin.depth : 0
  if (hasFeetOverRafters(input)) return { thread: largestPenetration, batten: depth }
  return { thread: Math.min(largestPenetration, depth - coverBelow), batten: 0 }
}

const screwOf = (asking: Asking): Articles => {
  const { input, catalogue } = asking
  const category = corrosivityOf(input.options, catalogue.fixings.corrosivity)
  const { purlin, rafter } = input
  if (purlin.material === 'timber')
    return {
      'timber-screw': { code: 'screw-into-timber', values: { ...threadIn(asking), category } },
      'hook-screw': { code: 'screw-of-hook', values: { support: rafter.material, category } },
    }
  return {
    'metal-screw': { code: 'screw-into-steel', values: { thickness: purlin.thickness, category } },
    'hook-screw': { code: 'screw-of-hook', values: { support: rafter.material, category } },
  }
}

const clampOnRib = ({ input, catalogue }: Asking): Message | null => {
  const { roofCover } = input
  const profile = roofCover.kind === 'tin-clamped' ? catalogue.sheeting.profiles[roofCover.sheeting] : undefined
  return profile === undefined ? null : { code: 'clamp-on-profile', values: { sheeting: profile.name } }
}

const named = (product: { readonly name: string } | null): Message | null =>
  product === null ? null : { code: 'verbatim', values: { text: product.name } }

/** Of the frame as asked, else of the chosen module. */
const clampOfFrame = ({ input, catalogue, request }: Asking): Message => {
  const height = request.frameHeight ?? chosenModule(input, catalogue)?.thickness ?? null
  return { code: 'clamp-of-frame', values: { height } }
}

/** Gauge, thread and class of screws, the profile of feet, the frame that clamps hold, and how small parts are counted. */
export const articlesOf = (asking: Asking): Articles => {
  const racking = chosenRacking(asking.input, asking.catalogue)
  const { expansion } = racking?.rail ?? {}
  const clamp = clampOfFrame(asking)
  return {
    ...screwOf(asking),
    panel: named(chosenModule(asking.input, asking.catalogue)),
    rail: named(racking),
    foot: 'foot-on-the-crest',
    'tile-hook': 'hook-for-the-tile',
    'roof-clamp': clampOnRib(asking),
    'mid-clamp': clamp,
    'end-clamp': clamp,
    'end-cap': 'caps-of-a-rail',
    'bonding-clip': 'clips-of-a-row',
    'earth-lug': 'lug-of-a-rail',
    'cable-clip': 'clips-of-leads',
    'expansion-joint': expansion === undefined ? null : { code: 'joint-each', values: { length: expansion } },
  }
}
