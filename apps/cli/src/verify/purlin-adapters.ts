import { catalogue } from '@soundroof/data'
import { signatureCurve } from '@soundroof/engine/tables/buckling/signature-curve'
import { purlinCapacity, purlinServiceLoad } from '@soundroof/engine/tables/capacity/purlin-capacity'
import { rFactorCapacity } from '@soundroof/engine/tables/capacity/r-factor'
import { grossSection } from '@soundroof/engine/tables/capacity/section-strength'
import { effectiveSection } from '@soundroof/engine/tables/section/effective-section'
import type { Adapter, Inputs } from './case.ts'

const section: Adapter = (inputs) => {
  const dimensions = {
    type: inputs.oneOf('shape', ['Z', 'C']),
    depth: inputs.number('depth_mm'),
    broadFlange: inputs.number('flange_broad_mm'),
    narrowFlange: inputs.number('flange_narrow_mm'),
    lip: inputs.number('lip_mm'),
    thickness: inputs.number('thickness_mm'),
    insideRadius: inputs.number('inside_radius_mm'),
  }
  const { A, Ix, Iy, Ixy, J, Iw, Zx } = grossSection(dimensions)
  const { Z } = effectiveSection(dimensions, inputs.number('fy_MPa'))
  return { A_mm2: A, Ix_mm4: Ix, Iy_mm4: Iy, Ixy_mm4: Ixy, J_mm4: J, Iw_mm6: Iw, Zx_mm3: Zx, Zxe_mm3: Z }
}

const sectionOf = (inputs: Inputs) => {
  const name = inputs.text('section')
  const row = catalogue.sections.coldFormed.rows.find((entry) => entry.section === name)
  if (!row) throw new RangeError(`no section ${name}`)
  return row
}

const elasticBuckling: Adapter = (inputs) => ({
  load_factor_on_fy: signatureCurve(sectionOf(inputs), inputs.number('fy_MPa'), inputs.numbers('half_wavelength_mm')),
})

const supports = { single: 'single', 'simply-supported': 'single', continuous: 'continuous', lapped: 'lapped' } as const

const purlinOf = (inputs: Inputs) => ({
  section: sectionOf(inputs),
  line: {
    support: supports[inputs.oneOf('support', ['single', 'simply-supported', 'continuous', 'lapped'])],
    spans: inputs.number('spans'),
    span: inputs.number('span_mm'),
  },
})

const capacity: Adapter = (inputs) => ({
  ultimate_kN_per_m: purlinCapacity({
    ...purlinOf(inputs),
    direction: inputs.oneOf('direction', ['inward', 'outward']),
    bridging: inputs.number('bridging'),
  }),
})

const serviceLoad: Adapter = (inputs) => ({ service_kN_per_m: purlinServiceLoad(purlinOf(inputs)) })

const rFactor: Adapter = (inputs) => ({
  r_factor_kN_per_m: rFactorCapacity(sectionOf(inputs), inputs.number('span_mm')),
})

export const purlinAdapters = {
  'purlin-section': section,
  'purlin-elastic-buckling': elasticBuckling,
  'purlin-capacity': capacity,
  'purlin-r-factor': rFactor,
  'purlin-service-load': serviceLoad,
} as const
