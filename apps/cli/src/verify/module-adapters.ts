import { catalogue } from '@soundroof/data'
import { arrayWeightOf } from '@soundroof/engine/actions/array-mass'
import { slopeCosine } from '@soundroof/engine/actions/panel-pressure'
import { localCoefficient } from '@soundroof/engine/actions/zone-actions'
import { moduleLevel } from '@soundroof/engine/checks/module-level'
import { testPressure } from '@soundroof/engine/checks/test-pressure'
import { clampsOn, moduleRating } from '@soundroof/engine/fixings/module-rating'
import { ultimateUplift } from '@soundroof/engine/standards/as_nzs_1170_0_2002/combinations'
import { dynamicPressure } from '@soundroof/engine/standards/as_nzs_1170_2/design-wind-speed'
import type { Adapter, Inputs } from './case.ts'

const upliftOf = (inputs: Inputs): number => {
  const mass = inputs.number('array_mass_kg_m2')
  return ultimateUplift({
    q: dynamicPressure({ V: inputs.number('V_mps') }).value,
    C: localCoefficient({ K_l: inputs.number('Kl'), C_0: inputs.number('C') }).value,
    g_min: arrayWeightOf({ lighter: mass, heavier: mass }).lighter,
    cos_theta: slopeCosine({ theta: inputs.number('slope_deg') }).value,
  }).value
}

/** A module that is not known, on two rails. */
const unknownModule: Adapter = (inputs) => {
  const length = inputs.number('panel_length_mm')
  const apart = inputs.number('rail_distance_mm')
  const rating = moduleRating(null, catalogue.panels.limits, clampsOn(2, [apart, apart], length), length)
  const w = upliftOf(inputs)
  const level = moduleLevel(rating.pull, w)
  return { w_u_kPa: w, level, ...(level === 'tested' ? { test_kPa: testPressure({ w }).value } : {}) }
}

export const moduleAdapters = { 'module-pressure': unknownModule } as const
