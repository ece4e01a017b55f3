import { stateCode } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { windClassNames } from '@soundroof/contract/roofs/places/wind-class'
import { catalogue } from '@soundroof/data'
import { arrayWeightOf } from '@soundroof/engine/actions/array-mass'
import { GRAVITY } from '@soundroof/engine/calculation/units'
import { footMass } from '@soundroof/engine/checks/foot-mass'
import { snowAnswer } from '@soundroof/engine/scope/snow'
import { corrosivityAt } from '@soundroof/engine/site/corrosivity'
import { designSpeed } from '@soundroof/engine/site/site-wind'
import { classSpeeds, isFarBelow, outsideClassScope } from '@soundroof/engine/site/wind-class'
import type { Adapter, Inputs } from './case.ts'

const { windClasses } = catalogue.wind

const houseOf = (inputs: Inputs) => ({
  length: inputs.number('length_m'),
  width: inputs.number('width_m'),
  height: inputs.number('average_height_m'),
  roofSlope: inputs.number('slope_deg'),
  roofForm: 'gable' as const,
})

const windClass: Adapter = (inputs) => {
  const limitState = inputs.has('limit_state') ? inputs.oneOf('limit_state', ['ultimate', 'service']) : 'ultimate'
  const speed = classSpeeds(inputs.oneOf('class', windClassNames), windClasses)?.[limitState] ?? null
  const site = inputs.number('site_V_mps')
  return {
    V_mps: designSpeed(site, limitState, speed).at(-1)?.value,
    outside_scope: outsideClassScope(houseOf(inputs), windClasses).length > 0,
    below_site: speed !== null && isFarBelow(speed.value, site),
  }
}

const highPlaces = new Set(catalogue.regions.highPlaces.rows.flatMap(({ places }) => places))
const placeIds = catalogue.regions.locations.rows.map(({ id }) => id)

const snow: Adapter = (inputs) => {
  const state = inputs.oneOf('state', stateCode.options)
  const mayLieHigh = inputs.has('place') && highPlaces.has(inputs.oneOf('place', placeIds))
  return { answer: snowAnswer({ state, mayLieHigh }, inputs.numberOr('altitude_m', null), catalogue.regions.snow) }
}

const massOnFoot: Adapter = (inputs) => {
  const mass = inputs.number('array_mass_kg_m2')
  const g_max = arrayWeightOf({ lighter: mass, heavier: mass }).heavier
  const given = { g_max, t: inputs.number('t_m'), s: 1000 * inputs.number('s_m'), gravity: GRAVITY }
  return { kg: footMass(given).value }
}

const corrosivity: Adapter = (inputs) => {
  const water = inputs.has('water') ? inputs.oneOf('water', ['open-surf', 'sheltered']) : null
  return { category: corrosivityAt(inputs.number('distance_m'), water, catalogue.fixings.corrosivity) }
}

export const placeAdapters = {
  'wind-class': windClass,
  'snow-by-altitude': snow,
  'foot-mass': massOnFoot,
  corrosivity,
} as const
