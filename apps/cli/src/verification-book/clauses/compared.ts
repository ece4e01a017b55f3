import type { TraceStep } from '@soundroof/contract/roofs/results/result'
import { type MemberCheckId, memberChecks } from '@soundroof/engine/members/check/member-checks'
import type { WorkedExample } from '@soundroof/engine/testing/worked-examples'

type Assessed = Extract<WorkedExample, { readonly calculation: 'assessment' }>

const nodeOf = (zone: string): string => `zone-${zone.toLowerCase().replace(' ', '-')}`

/** Purlins and rafters whose demand, capacity and ratio an example compares: place, whether in a zone, their checks. */
const membersOf = ({ expected }: Assessed) =>
  Object.entries(expected.members ?? {}).map(([place, { rails, checks }]) => ({
    place,
    isZone: rails !== undefined,
    checks: Object.keys(checks) as readonly MemberCheckId[],
  }))

const kindsOf = (checks: readonly MemberCheckId[]) =>
  (['purlin', 'rafter'] as const).filter((kind) => checks.some((check) => check.startsWith(`${kind}-`)))

const ofKind = {
  purlin: ['internal-pressure', 'purlin-capacity'],
  rafter: ['internal-pressure', 'rafter-capacity', 'wind-rafters-ultimate', 'wind-rafters-service'],
} as const

const wholeRoof = ['zones', 'wind-ultimate', 'wind-service', 'panel-pressure', 'fixings']

/** Parts of a trace on the way to the figures that an example compares; the rest of its roof is calculated only. */
export const comparedPaths = (example: Assessed): ReadonlySet<string> => {
  const zones = Object.entries(example.expected.zones).flatMap(([zone, theirs]) => (theirs === null ? [] : [zone]))
  const paths = ['', ...wholeRoof]
  const addZone = (zone: string) =>
    paths.push(nodeOf(zone), ...[2, 3, 4].map((rails) => `${nodeOf(zone)}/rails-${rails}`))
  for (const zone of zones) addZone(zone)
  for (const { place, isZone, checks } of membersOf(example)) {
    if (isZone) addZone(place)
    for (const kind of kindsOf(checks)) {
      paths.push(...ofKind[kind], isZone ? `${nodeOf(place)}/${kind}` : `rafter-capacity/${kind}`)
    }
  }
  return new Set(paths.map((path) => (path === '' ? '/assessment' : `/assessment/${path}`)))
}

/** The checks of purlins and rafters that an example compares. */
export const comparedChecks = (example: Assessed): readonly Pick<TraceStep, 'clause' | 'label'>[] =>
  membersOf(example)
    .flatMap(({ checks }) => checks)
    .map((id) => ({ clause: memberChecks[id].clause, label: memberChecks[id].title }))
