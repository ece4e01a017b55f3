import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { momentToCertify, spacingOnFewFeet } from '../checks/rail-bending.ts'
import { type SettingOut, spacingSetOut } from '../spacing/setting-out.ts'
import type { SolvedZone } from '../zone-results/zone-result.ts'

/**
 * What rails must be certified for: one condition, with the largest moment. A rail without a name must carry more than is counted
 * on for such a rail, or nothing is published of the splices of a named one. Method 5.3.
 */
export const railConditions = (solved: readonly SolvedZone[]): readonly Message[] => {
  const asked = solved.flatMap(({ zone, solution: { chosen } }) => {
    const moment = chosen === null ? null : momentToCertify(chosen.fixing, chosen.trial)
    return chosen === null || moment === null
      ? []
      : [{ zone: zone.title, moment: moment.value, of: chosen.fixing.hardware.rail.certified }]
  })
  const [first] = asked
  if (first === undefined) return []
  const values = { moment: Math.max(...asked.map((each) => each.moment)), zones: asked.map(({ zone }) => zone) }
  return [{ code: first.of === 'splices' ? 'splices-certified-for' : 'rails-certified-for', values }]
}

/** Where rails on two or three feet take less than the zone says: each zone, as it is set out. Method 5.5. */
export const fewFeetInstructions = (
  solved: readonly SolvedZone[],
  settingOut: () => SettingOut,
): readonly Message[] => {
  const places = solved.flatMap(({ zone, solution: { chosen } }): readonly Message[] => {
    const step = chosen === null ? null : spacingOnFewFeet(chosen.fixing, chosen.trial)
    if (step === null) return []
    const spacing = spacingSetOut(step.value, settingOut())
    return spacing === null
      ? [{ code: 'four-feet-in-zone', values: { zone: zone.title } }]
      : [{ code: 'few-feet-in-zone', values: { zone: zone.title, spacing } }]
  })
  return places.length === 0 ? [] : [{ code: 'rails-on-few-feet', values: { places } }]
}
