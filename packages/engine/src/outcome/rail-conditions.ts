import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { momentToCertify } from '../checks/rail-bending.ts'
import type { SolvedZone } from './zone-result.ts'

/** A rail that must carry more than one that is not named does: one condition, with the largest moment. Method 5.3. */
export const railConditions = (solved: readonly SolvedZone[]): readonly Message[] => {
  const asked = solved.flatMap(({ zone, solution: { chosen } }) => {
    const moment = chosen === null ? null : momentToCertify(chosen.fixing, chosen.trial)
    return moment === null ? [] : [{ zone: zone.title, moment: moment.value }]
  })
  if (asked.length === 0) return []
  const moment = Math.max(...asked.map((each) => each.moment))
  return [{ code: 'rails-certified-for', values: { moment, zones: asked.map(({ zone }) => zone) } }]
}
