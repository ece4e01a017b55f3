import type { Say } from '@soundroof/words/language/say'
import { forceText, spacingText } from '@soundroof/words/numbers/result-numbers'
import { exceeds } from '@soundroof/words/numbers/rounding'
import type { Cell } from '../blocks/blocks.ts'
import { subjectOf } from '../blocks/check-groups.ts'
import { governingUtilisation, type ShownZone, shownZones } from '../blocks/zone-table.ts'
import type { ColumnBlock, PackTable } from '../pack/pack-blocks.ts'
import { percent, plain } from '../wording/number-text.ts'
import type { CertificateInput } from './certificate-input.ts'
import { railsOf } from './certified-scope.ts'
import { laidOut } from './stated-array.ts'

type Input = Pick<CertificateInput, 'result' | 'layout'>

const none: Cell = { text: '–', tone: 'muted' }

/** "the band 1.1 m to 2.2 m from roof edges" as "1.1 to 2.2". */
const shortPlace = (place: string): string => {
  const [, from, to] = /^the band ([\d.]+) m to ([\d.]+) m/.exec(place) ?? []
  if (from !== undefined && to !== undefined) return `${from} to ${to}`
  const [, over] = /^more than ([\d.]+) m/.exec(place) ?? []
  if (over !== undefined) return `over ${over}`
  const [, up] = /^the band up to ([\d.]+) m/.exec(place) ?? []
  if (up !== undefined) return `to ${up}`
  const [, side] = /^squares of ([\d.]+) m/.exec(place) ?? []
  return side === undefined ? place : `${side} × ${side}`
}

/** From one foot to the next of the rails that a zone decides. */
const drawnText = (layout: CertificateInput['layout'], title: ShownZone['title']): string | null => {
  const steps = (layout === null ? [] : railsOf(layout)).filter(({ zone }) => zone === title).map(({ step }) => step)
  if (steps.length === 0) return null
  const [least, most] = [Math.min(...steps), Math.max(...steps)].map((step) => String(Math.round(step)))
  return least === most ? (least ?? null) : `${least} to ${most}`
}

const SERVICE = 'tile-hook-service'

/** Of the hook in service, which is compared with a capacity of its own. */
const serviceForce = ({ checks }: ShownZone): number | null => checks.find(({ id }) => id === SERVICE)?.demand ?? null

/** Whether fixings are compared in service too. */
export const hasServiceForce = ({ result }: Pick<CertificateInput, 'result'>): boolean =>
  result.zoneResults.some(({ checks }) => checks.some(({ id }) => id === SERVICE))

const isOver = (utilisation: number | null): boolean => utilisation !== null && exceeds(utilisation)

type Shown = { readonly drawn: boolean; readonly service: boolean }

const noPanels = (zone: ShownZone, { drawn, service }: Shown): readonly Cell[] => [
  { text: zone.title, strong: true, tone: 'muted' },
  { text: zone.notApplicable ? 'none' : shortPlace(zone.place), tone: 'muted' },
  { text: plain(zone.localPressureFactor), tone: 'muted' },
  ...(zone.notApplicable ? [none] : [{ text: 'clear', strong: true }]),
  ...Array.from({ length: 3 + (drawn ? 1 : 0) + (service ? 1 : 0) }, () => none),
]

const rowOf = (zone: ShownZone, layout: CertificateInput['layout'], shown: Shown): readonly Cell[] => {
  if (!zone.installable) return noPanels(zone, shown)
  const utilisation = governingUtilisation(zone)
  const drawn = drawnText(layout, zone.title)
  const service = serviceForce(zone)
  return [
    { text: zone.title, strong: true },
    { text: shortPlace(zone.place) },
    { text: plain(zone.localPressureFactor) },
    { text: String(zone.numRails) },
    zone.fixingSpacing === null ? none : { text: spacingText(zone.fixingSpacing), strong: !shown.drawn },
    ...(shown.drawn ? [drawn === null ? none : { text: drawn, strong: true }] : []),
    zone.fixingForce === null ? none : { text: forceText(zone.fixingForce) },
    ...(shown.service ? [service === null ? none : { text: forceText(service) }] : []),
    utilisation === null
      ? none
      : { text: percent(utilisation), strong: true, ...(isOver(utilisation) ? { tone: 'bad' as const } : {}) },
  ]
}

const column = (title: string, weight: number, align: 'left' | 'right' = 'right') => ({ title, align, weight })

const tableOf = (zones: readonly ShownZone[], layout: CertificateInput['layout']): PackTable => {
  const shown = {
    drawn: zones.some(({ title }) => drawnText(layout, title) !== null),
    service: zones.some((zone) => serviceForce(zone) !== null),
  }
  return {
    kind: 'table',
    caption: 'Fixings by zone',
    columns: [
      column('Zone', 51, 'left'),
      column('m from edge', 42, 'left'),
      column('K_l', 18),
      column('Rails', 24),
      column('Spacing mm', 35),
      ...(shown.drawn ? [column('As drawn', 32)] : []),
      column('N* kN', 25),
      ...(shown.service ? [column('N* serv.', 26)] : []),
      column('Used', 26),
    ],
    rows: zones.map((zone) => rowOf(zone, layout, shown)),
  }
}

/** "2.023 kN (Internal, Edge), 4.046 kN (Corner)": zones are named where their capacities differ. */
const capacityText = (found: readonly { readonly zone: string; readonly capacity: number }[]): string => {
  const values = [...new Set(found.map(({ capacity }) => capacity))]
  const zonesOf = (value: number) => found.filter(({ capacity }) => capacity === value).map(({ zone }) => zone)
  return values
    .map((value) => `${plain(value)} kN${values.length === 1 ? '' : ` (${zonesOf(value).join(', ')})`}`)
    .join(', ')
}

const capacities = (zones: readonly ShownZone[]): string => {
  const found = zones.flatMap(({ title: zone, checks }) =>
    checks.flatMap((check) =>
      subjectOf(check) === 'fixings' && check.unit === 'kN' && check.capacity !== null
        ? [{ id: check.id, title: check.title, zone, capacity: check.capacity }]
        : [],
    ),
  )
  const titles = new Map(found.map(({ id, title }) => [id, title]))
  const said = [...titles].map(([id, title]) => `${title} ${capacityText(found.filter((one) => one.id === id))}`)
  return said.length === 0 ? '' : ` Capacity: ${said.join(', ')}.`
}

/** "Internal every 3rd rafter; Edge, Ridge ends every rafter": zones are named where they differ. */
const settingOutOf = (zones: readonly ShownZone[]): string => {
  const ways = [...new Set(zones.flatMap(({ settingOut }) => settingOut ?? []))]
  const zonesOf = (way: string) => zones.filter(({ settingOut }) => settingOut === way).map(({ title }) => title)
  const isOne = ways.length === 1 && zones.every(({ settingOut }) => settingOut !== undefined)
  const said = ways.map((way) => (isOne ? way : `${zonesOf(way).join(', ')} ${way}`))
  return said.length === 0 ? '' : ` Set out: ${said.join('; ')}.`
}

/** A member that is above its capacity without panels too refuses nothing where panels make it no worse. */
const overWords = (zones: readonly ShownZone[]): string => {
  const over = zones.filter((zone) => isOver(governingUtilisation(zone)))
  const checks = [...new Set(over.flatMap(({ governingCheck }) => governingCheck ?? []))]
  return checks.length === 0
    ? ''
    : ` Above 100 %: ${checks.join(', ')}; the bare roof is above it too, no worse with panels.`
}

/** What is more than it is known to hold is no share that is used: a condition says what it must hold. */
const conditionWords = (zones: readonly ShownZone[]): string => {
  const held = zones.flatMap(({ title: zone, checks }) =>
    checks.flatMap(({ outcome, title, utilisation }) =>
      outcome === 'condition' && utilisation !== null ? [{ title, said: `${zone} ${percent(utilisation)}` }] : [],
    ),
  )
  const titles = [...new Set(held.map(({ title }) => title))]
  const said = titles.map((title) => {
    const own = held.filter((one) => one.title === title).map((one) => one.said)
    return `${title}, ${own.join(', ')}`
  })
  return said.length === 0 ? '' : ` Under a condition alone, of what it is known to hold: ${said.join('; ')}.`
}

/** Rails, spacing and load of a fixing in every zone. */
export const fixingBlocks = (say: Say, input: Input): readonly ColumnBlock[] => {
  const { result } = input
  const zones = shownZones(say, result)
  if (zones.length === 0) return []
  const force = zones.some((zone) => serviceForce(zone) !== null)
    ? 'N* acts on a fixing in ultimate, beside it in service.'
    : 'N* acts on a fixing, ultimate.'
  const installable = zones.filter((zone) => zone.installable)
  return [
    { kind: 'heading', level: 2, text: 'Fixings by zone' },
    tableOf(zones, laidOut(input)),
    {
      kind: 'words',
      symbols: true,
      words: [
        { text: `${force}${capacities(installable)}${settingOutOf(installable)}${overWords(installable)}` },
        ...(conditionWords(installable) === '' ? [] : [{ text: conditionWords(installable), strong: true } as const]),
      ],
    },
  ]
}
