import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { loadingOf } from '../actions/loading.ts'
import { type PanelPressure, panelPressure } from '../actions/panel-pressure.ts'
import { type ZoneActions, zoneActions } from '../actions/zone-actions.ts'
import { once } from '../calculation/once.ts'
import { type Hardware, TOLERANCE } from '../checks/check.ts'
import { fitHardware } from '../fixings/hardware.ts'
import { prepareMembers } from '../members/prepare-members.ts'
import type { Part, Variant } from '../possible-changes/variant.ts'
import { applied, type Change, figuresWith } from '../possible-changes/variants.ts'
import { chosenReturnPeriod } from '../scope/return-period.ts'
import { findings } from '../scope/scope.ts'
import { missingPitch } from '../scope/zero-fields.ts'
import { isSevereCyclonic } from '../site/region.ts'
import { type WindOnSite, windOnSite } from '../site/wind-on-site.ts'
import { arrangementsOf, type RailOptions, railOptionsOf } from '../spacing/arrangements.ts'
import { failingFixings, failingMembers } from '../spacing/failing-checks.ts'
import { roofGeometry } from '../spacing/roof-geometry.ts'
import {
  type Arrangements,
  type Candidate,
  firstPassing,
  type RoofMembers,
  solveZone,
  type ZoneSolution,
} from '../spacing/solve-zone.ts'
import type { Zone } from '../spacing/zones.ts'
import { zonesOf } from '../zone-results/solve-zones.ts'

/** A roof after a change. Zones are calculated when they are asked for; null: there is no such zone. */
export type ChangedRoof = {
  readonly has: (title: string) => boolean
  readonly isTooMuchForPanel: (title: string) => boolean
  /** The fewest rails that pass with their largest spacing; null when none does too. */
  readonly passing: (title: string) => Candidate | null
  readonly solved: (title: string) => ZoneSolution | null
  /** What fails with every number of rails: checks of the fixings, and positions of member checks. */
  readonly failingFixings: (title: string) => ReturnType<typeof failingFixings> | null
  readonly failingMembers: (title: string) => ReturnType<typeof failingMembers> | null
}

type Trial = {
  readonly change: Change
  /** After the change. */
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  readonly names: ReadonlyMap<Variant, number>
}

/** Keeps what parts of the calculation give, by the changes that touch them. */
const keptFor = <T, Before extends readonly unknown[]>(
  parts: readonly Part[],
  calculate: (input: AssessmentInput, catalogue: Catalogue, ...before: Before) => T,
) => {
  const kept = new Map<string, T>()
  return ({ change, input, catalogue, names }: Trial, ...before: Before): T => {
    const touching = change.filter(({ touches }) => touches.some((part) => parts.includes(part)))
    const key = touching.map((variant) => names.get(variant)).join('+')
    const found = kept.get(key)
    if (found !== undefined) return found
    const value = calculate(input, catalogue, ...before)
    kept.set(key, value)
    return value
  }
}

type Loaded = {
  readonly pressure: PanelPressure
  readonly zones: ReadonlyMap<string, { readonly zone: Zone; readonly actions: ZoneActions }>
}

const loadedBy =
  (wind: WindOnSite) =>
  (input: AssessmentInput, catalogue: Catalogue): Loaded => {
    const geometry = roofGeometry(input, catalogue)
    const pressure = panelPressure(geometry.panelSetting, catalogue.wind)
    const { zones, loading, ridge } = zonesOf({
      input,
      catalogue,
      geometry,
      pressure,
      loading: loadingOf(wind, pressure),
    })
    const existing = [...zones, ...(ridge === null ? [] : [ridge])].filter(
      ({ notApplicable }) => notApplicable === null,
    )
    const withActions = existing.map((zone) => {
      const actions = zoneActions(loading, zone.coefficient, zone.status)
      return [zone.title, { zone, actions }] as const
    })
    return { pressure, zones: new Map(withActions) }
  }

/** Solves a zone by its title; null: there is no such zone. */
const solvedIn = ({ zones }: Loaded, setUp: () => Arrangements) => {
  const setup = once(setUp)
  return <T>(solve: (zone: Zone, actions: ZoneActions, setup: Arrangements) => T) =>
    (title: string): T | null => {
      const place = zones.get(title)
      return place === undefined ? null : solve(place.zone, place.actions, setup())
    }
}

const keptByTitle = <T>(solve: (title: string) => T) => {
  const kept = new Map<string, T>()
  return (title: string): T => {
    const found = kept.get(title)
    if (found !== undefined) return found
    const value = solve(title)
    kept.set(title, value)
    return value
  }
}

type OnFixings = Pick<ChangedRoof, 'failingFixings'> & { readonly isHeld: (title: string) => boolean }

const noMembers: RoofMembers = { checks: [], crossing: null }

/** Zones by their fixings alone, for all roofs that differ in their members only. A zone that fails here fails with members too. */
const onFixings = (load: Loaded, rails: RailOptions, hardware: Hardware): OnFixings => {
  const within = solvedIn(load, () => arrangementsOf(rails, hardware, noMembers))
  const passing = within(firstPassing)
  return {
    isHeld: keptByTitle((title) => passing(title) !== null),
    failingFixings: keptByTitle(within(failingFixings)),
  }
}

/** @param largest pressure on a panel, kPa: beyond it no arrangement passes, so nothing else is calculated */
const roofOf = (load: Loaded, largest: number, fixings: OnFixings, setUp: () => Arrangements): ChangedRoof => {
  const within = solvedIn(load, setUp)
  const isTooMuchForPanel = (title: string): boolean => {
    const { pressure } = load.zones.get(title)?.actions ?? { pressure: 0 }
    return pressure > largest * (1 + TOLERANCE)
  }
  const passing = within(firstPassing)
  return {
    has: (title) => load.zones.has(title),
    isTooMuchForPanel,
    passing: (title) => (isTooMuchForPanel(title) || !fixings.isHeld(title) ? null : passing(title)),
    solved: within(solveZone),
    failingFixings: fixings.failingFixings,
    failingMembers: within(failingMembers),
  }
}

const isOutside = (input: AssessmentInput, catalogue: Catalogue): boolean =>
  missingPitch(input) !== null || findings(input, catalogue).some(({ blocks }) => blocks)

/**
 * Calculates changed roofs with the functions of `assess`, each part once for all changes that leave it alone: nothing but
 * rails and spacing of the zones that are asked for. Null: after the change the roof is outside the method.
 * @param variants all that changes are made of; none of them changes site or building
 */
export const changedRoofs = (
  input: AssessmentInput,
  catalogue: Catalogue,
  variants: readonly Variant[],
): ((change: Change) => ChangedRoof | null) => {
  const period = chosenReturnPeriod(input, catalogue)
  if (period === null) return () => null
  const names = new Map(variants.map((variant, index) => [variant, index]))
  const wind = windOnSite(input, period.value, catalogue.wind)
  const cyclonic = isSevereCyclonic(wind.region)
  const loaded = keptFor(['pressure'], loadedBy(wind))
  const hardware = keptFor(['hardware'], (roof, figures) => fitHardware(roof, figures, cyclonic).hardware)
  const rails = keptFor(['rails'], railOptionsOf)
  const members = keptFor(['members'], (roof, figures, { pressure }: Loaded) =>
    prepareMembers({ input: roof, catalogue: figures, wind, pressure }),
  )
  const fixings = keptFor(['pressure', 'hardware', 'rails'], (_, __, load: Loaded, trial: Trial) =>
    onFixings(load, rails(trial), hardware(trial)),
  )
  return (change) => {
    const roof = applied(change, input)
    const figures = figuresWith(change, catalogue)
    if (isOutside(roof, figures)) return null
    const trial = { change, input: roof, catalogue: figures, names }
    const load = loaded(trial)
    return roofOf(load, figures.panels.limits.largestPressure, fixings(trial, load, trial), () =>
      arrangementsOf(rails(trial), hardware(trial), members(trial, load)),
    )
  }
}
