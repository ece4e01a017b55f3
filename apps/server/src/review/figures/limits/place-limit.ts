import type { FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import type { Edition } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Place } from '@soundroof/contract/roofs/catalogue/place-tables'
import { isCyclonic, isSevereCyclonic, regionIn2011, regionIn2021 } from '@soundroof/engine/site/region'
import { siteMultipliers, siteWind } from '@soundroof/engine/site/site-wind'
import { temperatureFactor } from '@soundroof/engine/standards/as_1720_1_2010/modification-factors'
import { ultimateReturnPeriod } from '@soundroof/engine/standards/as_nzs_1170_0_2002/return-period'
import { windStandards } from '@soundroof/engine/standards/wind-standard'

/**
 * Measures a move of a place by its effects: wind pressure, loss of fixings under cyclic wind, and loss of timber in the
 * heat.
 */

type Row = Pick<Place, 'state' | 'region' | 'coastBandFrom' | 'latitude'>

/** Terrain categories compared; the ratio of two regions hardly depends on them. */
const categories = [1, 2, 2.5, 3, 4] as const
const heights = [3, 5, 10] as const
const importances = [1, 2, 3, 4] as const
const lives = [1, 25, 50, 100] as const

type Roof = {
  readonly edition: Edition
  readonly terrainCategory: number
  readonly height: number
  readonly importance: (typeof importances)[number]
  readonly life: number
}

const roofs: readonly Roof[] = (['2021', '2011'] as const).flatMap((edition) =>
  categories.flatMap((terrainCategory) =>
    heights.flatMap((height) =>
      importances.flatMap((importance) =>
        lives.map((life) => ({ edition, terrainCategory, height, importance, life })),
      ),
    ),
  ),
)

/** kPa; null: the standard has no return period for this roof. */
const pressureAt = ({ wind }: Catalogue, { state, region, coastBandFrom }: Row, roof: Roof): number | null => {
  const period = ultimateReturnPeriod(wind.returnPeriods, roof.importance, roof.life, isCyclonic(region))
  if (period.kind !== 'years') return null
  const { terrainCategory, height } = roof
  const common = { directionMethod: 'maximum', shielding: null, topography: null } as const
  const site = { terrainCategory, height, ...common, tasmania: state === 'TAS' }
  if (roof.edition === '2021') {
    const [standard, name] = [windStandards['2021'], regionIn2021(region)]
    return siteWind(wind, standard, name, siteMultipliers(wind, standard, name, site), period.years, 'ultimate').q
  }
  const [standard, name] = [windStandards['2011'], regionIn2011(region, coastBandFrom)]
  return siteWind(wind, standard, name, siteMultipliers(wind, standard, name, site), period.years, 'ultimate').q
}

/** The smallest share of a capacity that remains in regions C and D. */
const leftByCycles = ({ fixings }: Catalogue): number => {
  const { factor, thinSteelFactor } = fixings.foot.cyclic
  return Math.min(factor, thinSteelFactor, ...fixings.supportFactors.rows.map((row) => row.cyclonic / row.factor))
}

/** AS 1720.1:2010 cl 2.4.3: share of its strength that timber keeps in the heat of the place. */
const leftByHeat = ({ state, latitude }: Row): number => temperatureFactor(latitude, state === 'QLD').value

/** Pressure over capacity, for the roof on which it changes most. */
const timesOfWind = (catalogue: Catalogue, published: Row, moved: Row): number => {
  const left = leftByCycles(catalogue)
  const part = ({ region }: Row): number => (isSevereCyclonic(region) ? left : 1)
  const ratios = roofs.map((roof) => {
    const [before, after] = [pressureAt(catalogue, published, roof), pressureAt(catalogue, moved, roof)]
    return before === null || after === null ? 1 : before / part(published) / (after / part(moved))
  })
  return Math.max(1, ...ratios)
}

/** Factor by which a place moves to its unsafe side; includes timber under its own load, where wind does not decide. */
export const timesOfPlace = (catalogue: Catalogue, published: Row, moved: Row): number =>
  timesOfWind(catalogue, published, moved) * Math.max(1, leftByHeat(moved) / leftByHeat(published))

const givenFor = (values: readonly FigureValue[], name: string) => values.find((one) => one.name === name)?.value

/** The row with an engineer's values; a value that is not given stays. */
export const movedPlace = (row: Row, values: readonly FigureValue[]): Row => ({
  state: row.state,
  region: (givenFor(values, 'region') ?? row.region) as Row['region'],
  coastBandFrom: givenFor(values, 'coastBandFrom') as Row['coastBandFrom'],
  latitude: (givenFor(values, 'latitude') ?? row.latitude) as Row['latitude'],
})
