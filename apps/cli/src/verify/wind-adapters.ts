import { directions, windRegions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { regionIn2011, regionIn2021, regionValue } from '@soundroof/engine/site/region'
import { windRegionAt } from '@soundroof/engine/site/region-at-position'
import { siteWindSpeed } from '@soundroof/engine/standards/as_nzs_1170_2/design-wind-speed'
import {
  type EightSpeeds,
  orthogonalDesignSpeeds,
} from '@soundroof/engine/standards/as_nzs_1170_2/orthogonal-design-speed'
import { roofPressureCoefficient } from '@soundroof/engine/standards/as_nzs_1170_2/roof-pressure-coefficient'
import { shieldingMultiplier } from '@soundroof/engine/standards/as_nzs_1170_2/shielding-multiplier'
import { type Region2011, regions2011 } from '@soundroof/engine/standards/as_nzs_1170_2_2011/regions'
import { type WindStandard, windStandards } from '@soundroof/engine/standards/wind-standard'
import type { Adapter, Inputs } from './case.ts'

const editions = ['2021', '2011'] as const

const editionOf = (inputs: Inputs) => (inputs.has('edition') ? inputs.oneOf('edition', editions) : '2021')

/** A region by the names of its edition; a region of 2021 in a case of 2011 is mapped by the engine. */
const region2011Of = (inputs: Inputs): Region2011 => {
  const name = inputs.text('region')
  const own = regions2011.find((region) => region === name)
  return own ?? regionIn2011(inputs.oneOf('region', windRegions), null)
}

/** The same inputs with a text where the case says nothing. */
const withText = (inputs: Inputs, name: string, value: string): Inputs => ({
  ...inputs,
  has: (asked) => asked === name || inputs.has(asked),
  text: (asked) => (asked === name ? value : inputs.text(asked)),
  oneOf: (asked, options) => {
    if (asked !== name) return inputs.oneOf(asked, options)
    const found = options.find((option) => option === value)
    if (found === undefined) throw new RangeError(`"${name}" is none of ${options.join(', ')}`)
    return found
  },
})

type Ask<T> = <R extends string>(standard: WindStandard<R>, region: R) => T

const byEdition = <T>(inputs: Inputs, ask: Ask<T>): T =>
  editionOf(inputs) === '2021'
    ? ask(windStandards['2021'], regionIn2021(inputs.oneOf('region', windRegions)))
    : ask(windStandards['2011'], region2011Of(inputs))

const regionalWindSpeed: Adapter = (inputs) => ({
  V_R_mps: byEdition(inputs, (standard, region) =>
    standard.regionalWindSpeed(catalogue.wind, region, inputs.number('return_period_years')),
  ).value,
})

const climateChangeMultiplier: Adapter = (inputs) => ({
  M_c: byEdition(inputs, (standard, region) =>
    standard.cyclonicMultiplier(region, inputs.numberOr('return_period_years', Number.POSITIVE_INFINITY)),
  ).value,
})

const terrainHeightMultiplier: Adapter = (inputs) => ({
  M_zcat: byEdition(inputs, (standard, region) =>
    standard.terrainHeightMultiplier(
      catalogue.wind,
      region,
      inputs.number('terrain_category'),
      inputs.number('height_m'),
    ),
  ).value,
})

const shielding: Adapter = (inputs) => ({
  M_s: shieldingMultiplier(
    catalogue.wind.shielding,
    editionOf(inputs),
    inputs.number('shielding_parameter'),
    inputs.numberOr('height_m', 0),
  ).value,
})

const features = ['hill', 'ridge', 'escarpment'] as const

const featureOf = (name: string): (typeof features)[number] => {
  const found = features.find((feature) => feature === name.trim().toLowerCase())
  if (found === undefined) throw new RangeError(`"feature" is none of ${features.join(', ')}`)
  return found
}

/** Without a region that of most sites, where the multiplier is that of the hill alone. */
const topographic: Adapter = (given) => {
  const inputs = given.has('region') ? given : withText(given, 'region', 'A2')
  const site = {
    feature: featureOf(inputs.text('feature')),
    height: inputs.number('H_m'),
    halfHeightLength: inputs.number('Lu_m'),
    crestDistance: inputs.number('x_m'),
    elevation: inputs.numberOr('elev_m', 0),
  }
  const tasmania = inputs.text('region') === 'A4'
  const steps = byEdition(inputs, (standard, region) =>
    standard.topographicMultiplier(region, site, inputs.number('z_m'), tasmania),
  )
  return { M_t: steps.at(-1)?.value, M_h: steps.find((step) => step.symbol === 'M_h')?.value ?? 1 }
}

const siteSpeed: Adapter = (inputs) => ({
  V_sit_mps: siteWindSpeed({
    V_R: inputs.number('V_R_mps'),
    M_c: inputs.number('M_c'),
    M_d: inputs.number('M_d'),
    M_zcat: inputs.number('M_zcat'),
    M_s: inputs.number('M_s'),
    M_t: inputs.number('M_t'),
  }).value,
})

const designSpeed: Adapter = (inputs) => {
  const byDirection = inputs.record('V_sit_mps')
  const speeds = directions.map((name) => Number(byDirection[name])) as unknown as EightSpeeds
  const sides = orthogonalDesignSpeeds(speeds, inputs.number('orientation_deg'))
  return { V_des_mps: Object.fromEntries(sides.map(({ side, speed }) => [side, speed])) }
}

/** The distance from the windward edge is read below 10 degrees only. */
const pressureCoefficient: Adapter = (inputs) => {
  const pitch = inputs.number('roof_pitch_deg')
  const { least, greatest } = roofPressureCoefficient(
    catalogue.wind.gableRoof,
    inputs.number('height_m'),
    inputs.number('depth_m'),
    pitch,
    pitch < 10 ? inputs.number('distance_from_windward_edge_m') : 0,
  )
  return { C_pe_min: least, C_pe_max: greatest }
}

const zoneDimension: Adapter = (inputs) => ({
  a_m: windStandards[editionOf(inputs)].zoneDimension(
    inputs.number('breadth_m'),
    inputs.number('depth_m'),
    inputs.number('height_m'),
  ).value,
})

const windRegion: Adapter = (inputs) => {
  const position = { latitude: inputs.number('latitude'), longitude: inputs.number('longitude') }
  const found = windRegionAt(editionOf(inputs), position, catalogue.regions)
  return found === null ? {} : { region: found.region, area: regionValue(found.region) }
}

export const windAdapters = {
  'regional-wind-speed': regionalWindSpeed,
  'climate-change-multiplier': climateChangeMultiplier,
  'terrain-height-multiplier': terrainHeightMultiplier,
  'shielding-multiplier': shielding,
  'topographic-multiplier': topographic,
  'site-wind-speed': siteSpeed,
  'design-wind-speed': designSpeed,
  'external-pressure-coefficient': pressureCoefficient,
  'zone-dimension': zoneDimension,
  'wind-region': windRegion,
} as const
