import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedHints } from '@soundroof/contract/roofs/panel-layout/hints'
import type { CodedLayout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { assess } from '../../assess.ts'
import { arrayRoof } from '../array-roof.ts'
import { whereLegsStand } from '../laid-frames/zones-for-legs.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { mostOn } from './laid-again.ts'
import { lostPanels } from './lost-panels.ts'
import { roomLeft } from './room-left.ts'
import { twoBlocks } from './two-blocks.ts'
import { type Way, waysByObstacles, waysByPlaces } from './ways-back.ts'
import { zoneCost } from './zone-cost.ts'

/** A roof that was laid out. */
type Laid = {
  readonly input: AssessmentInput
  readonly result: CodedResult
  readonly catalogue: Catalogue
  readonly request: LayoutRequest
}

/** As the layout takes it: without the zones that legs of frames close. */
const roofOf = ({ input, result, catalogue, request }: Laid): ArrayRoof =>
  whereLegsStand(arrayRoof(input, result, catalogue, request, null))

/** Rails the other way are a calculation of their own. */
const byRails = ({ input, catalogue, request }: Laid, most: number): readonly Way[] => {
  const railDirection = input.array.railDirection === 'parallel' ? 'perpendicular' : 'parallel'
  const turned = { ...input, array: { ...input.array, railDirection } } as const
  const result = assess(turned, catalogue)
  const roof = roofOf({ input: turned, result, catalogue, request: { ...request, orientation: null } })
  const panels = mostOn(roof) - most
  return panels > 0 ? [{ change: { code: 'rails-the-other-way', values: { panels } }, panels }] : []
}

/** Fewer panels than were asked for, or as many as fit were. */
const isShort = ({ wanted, placed }: CodedLayout): boolean => wanted === null || placed < wanted

const lostAndBack = (laid: Laid): readonly Message[] => {
  const remade = (next: LayoutRequest) => roofOf({ ...laid, request: next })
  const roof = roofOf(laid)
  const most = mostOn(roof)
  const lost = lostPanels(roof, most)
  const has = (cause: string): boolean => lost.some((each) => each.cause === cause)
  const ways = [
    ...(has('members') || has('setbacks') ? byRails(laid, most) : []),
    ...(has('members') ? waysByPlaces(roof, most, remade) : []),
    ...(has('obstacles') ? waysByObstacles(roof, most) : []),
  ].toSorted((one, other) => other.panels - one.panels)
  return [...lost.map(({ said }) => said), ...ways.map(({ change }) => change)]
}

/** Room left per face, what the strictest zone costs, and what keeps panels off with what would bring them back. Third pass 6. */
export const layoutHints = (laid: Laid, layout: CodedLayout): CodedHints => {
  const roof = roofOf(laid)
  const cost = zoneCost(layout, roof)
  return {
    room: roomLeft(layout, roof),
    said: [...(cost === null ? [] : [cost]), ...twoBlocks(layout, roof), ...(isShort(layout) ? lostAndBack(laid) : [])],
  }
}
