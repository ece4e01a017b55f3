import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { momentToCertify, spacingOnFewFeet } from '../checks/rail-bending.ts'
import { type SettingOut, settingOutWords, spacingSetOut } from '../spacing/setting-out.ts'
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

/** The spacing on few feet as it is set out in a zone, mm; none: not one can be. */
const onFewFeet = (zone: string, largest: number, settingOut: SettingOut): Message => {
  const spacing = spacingSetOut(largest, settingOut)
  if (spacing === null) return { code: 'four-feet-in-zone', values: { zone } }
  return settingOut.kind === 'on-members' && settingOut.on === 'courses'
    ? { code: 'few-feet-on-courses', values: { zone, spacing: settingOutWords(spacing, largest, settingOut) } }
    : { code: 'few-feet-in-zone', values: { zone, spacing } }
}

/** Where rails on two or three feet take less than the zone says: each zone, as it is set out. Method 5.5. */
export const fewFeetInstructions = (solved: readonly SolvedZone[]): readonly Message[] => {
  const places = solved.flatMap(({ zone, solution: { chosen } }): readonly Message[] => {
    if (chosen === null) return []
    const step = spacingOnFewFeet(chosen.fixing, chosen.notToExceed())
    return step === null ? [] : [onFewFeet(zone.title, step.value, chosen.settingOut)]
  })
  return places.length === 0 ? [] : [{ code: 'rails-on-few-feet', values: { places } }]
}
