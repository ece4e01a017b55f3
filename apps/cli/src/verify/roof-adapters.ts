import { assessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { roofForms } from '@soundroof/contract/roofs/fields/roof-form'
import { catalogue } from '@soundroof/data'
import { panelPressure } from '@soundroof/engine/actions/panel-pressure'
import { roofGeometry } from '@soundroof/engine/spacing/roof-geometry'
import { localPressureZones, type Zone } from '@soundroof/engine/spacing/zones'
import type { Adapter, Inputs } from './case.ts'

const zoneTitles = ['Internal', 'Intermediate', 'Edge', 'Corner'] as const

const geometryOf = (inputs: Inputs, sides: 'enclosed' | 'open-sided' = 'enclosed') =>
  roofGeometry(
    {
      building: {
        length: inputs.number('length_m'),
        width: inputs.number('width_m'),
        height: inputs.number('height_m'),
        roofSlope: inputs.number('slope_deg'),
        parapetHeight: 0,
        shape: 'rectangular',
      },
      array: {
        railDirection: 'parallel',
        mount: 'flush',
        tilt: 0,
        panelLength: { lower: 1701, upper: 1800 },
        panelWidth: { lower: 1001, upper: 1200 },
        fixing: 'screw',
      },
      options: assessmentOptions.parse({ sides, roofForm: inputs.oneOf('form', roofForms) }),
    },
    catalogue,
  )

/** The lines along which the zones of a roof run. */
const linesOf = ({ clearance }: Zone): string =>
  typeof clearance !== 'string' && clearance.code === 'band-along-lines' ? clearance.values.lines.join(', ') : ''

const roofForm: Adapter = (inputs) => {
  const { a, parapet, roof, panelSetting } = geometryOf(inputs)
  const { suction, status } = panelPressure(panelSetting, catalogue.wind)
  const zones = localPressureZones(a, roof, { value: suction, status: status.suction }, parapet)
  const named = (title: (typeof zoneTitles)[number]) => zones.find((zone) => zone.title === title) as Zone
  return {
    C: named(inputs.oneOf('zone', zoneTitles)).coefficient,
    bands_along: linesOf(named('Edge')),
    ridge_ends: roof.hasRidgeEnds,
  }
}

/** A roof that is open on all sides. */
const freeRoof: Adapter = (inputs) => {
  const { a, parapet, roof, panelSetting } = geometryOf(inputs, 'open-sided')
  const { suction, downward, status } = panelPressure(panelSetting, catalogue.wind)
  const zones = localPressureZones(a, roof, { value: suction, status: status.suction }, parapet)
  const zone = zones.find(({ title }) => title === inputs.oneOf('zone', zoneTitles))
  return { C: zone?.coefficient, C_down: downward }
}

export const roofAdapters = { 'roof-form': roofForm, 'free-roof': freeRoof } as const
