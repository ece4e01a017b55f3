import type { Say } from '@soundroof/words/language/say'
import { forceText, spacingText } from '@soundroof/words/numbers/result-numbers'
import { type ShownZone, shownZones } from '../../blocks/zone-table.ts'
import { zoneCode } from '../../drawing/palette.ts'
import { fixingOptions, fixingWords } from '../../wording/fixing-words.ts'
import { ifSupportWords } from '../../wording/support-words.ts'
import type { SiteSheetInput } from '../sheet-input.ts'
import type { Table } from '../table.ts'

const none = '–'

/** With its number on the plan. */
const nameOf = (say: Say, { title, note }: ShownZone): string => {
  const code = zoneCode(title)
  const name = code === null ? say(title) : `${code}  ${say(title)}`
  return note === undefined ? name : `${name}\n${note}`
}

const keptClear = (say: Say, zone: ShownZone): readonly string[] => [
  nameOf(say, zone),
  say(zone.notApplicable ? 'sheet.not-on-this-roof' : 'sheet.keep-clear-of-panels'),
  ...[none, none, none],
]

/** Rails, where they lie, how their feet are set out, and results for other supports of the purlins. */
const railsOf = (say: Say, zone: ShownZone): string => {
  const feet = zone.settingOut === undefined ? null : say('sheet.feet-of', { rails: zone.settingOut })
  const notes = [zone.railPlacement, feet, ifSupportWords(say, zone)].filter((note) => note !== null)
  return [say('sheet.rails-of-panel', { rails: zone.numRails }), ...notes].join('\n')
}

const installed = (say: Say, zone: ShownZone, { project }: SiteSheetInput): readonly string[] => [
  nameOf(say, zone),
  railsOf(say, zone),
  zone.fixingSpacing === null ? none : spacingText(zone.fixingSpacing),
  fixingWords(say, zone.intersectionTypeIndex, fixingOptions(project)),
  zone.fixingForce === null ? none : forceText(zone.fixingForce),
]

/** What each zone of the roof takes. */
export const zonesToInstall = (say: Say, input: SiteSheetInput): Table => ({
  heading: say('sheet.zones'),
  columns: [
    { title: say('sheet.zone'), width: 76, strong: true },
    { title: say('sheet.rails-per-panel'), width: 150 },
    { title: say('sheet.feet-every'), width: 50, strong: true },
    { title: say('sheet.fixing'), width: 76 },
    { title: say('sheet.uplift-of-foot'), width: 33, right: true },
  ],
  rows: shownZones(say, input.result).map((zone) =>
    zone.installable ? installed(say, zone, input) : keptClear(say, zone),
  ),
})
