import { catalogue } from '@soundroof/data'
import { bendingCapacity, shearCapacity } from '@soundroof/engine/standards/as_1720_1_2010/beam-capacity'
import {
  beamSlenderness,
  materialConstant,
  stabilityFactor,
} from '@soundroof/engine/standards/as_1720_1_2010/beam-stability'
import {
  CAPACITY_FACTOR,
  memberMoment,
  referenceBucklingMoment,
  SHEAR_MODULUS,
  slendernessReduction,
  YOUNGS_MODULUS,
} from '@soundroof/engine/standards/as_4100_2020/member-capacity'
import { effectiveModulus, sectionMoment, shearOfWeb } from '@soundroof/engine/standards/as_4100_2020/section-capacity'
import { sectionProperties } from '@soundroof/engine/standards/as_4100_2020/section-properties'
import type { Adapter, Inputs } from './case.ts'

const shareOf = (inputs: Inputs): number | undefined => (inputs.has('r') ? inputs.number('r') : undefined)

const constantOf = (inputs: Inputs): number =>
  inputs.has('rho_b')
    ? inputs.number('rho_b')
    : materialConstant(inputs.number('E'), inputs.number('fb'), inputs.flag('seasoned'), shareOf(inputs)).value

const slendernessOf = (inputs: Inputs): number =>
  beamSlenderness(inputs.oneOf('restrainedEdge', ['compression', 'tension']), {
    d: inputs.number('d'),
    b: inputs.number('b'),
    L_ay: inputs.number('Lay'),
  }).value

const factors = (inputs: Inputs) => ({
  phi: inputs.number('phi'),
  k_1: inputs.number('k1'),
  k_4: inputs.number('k4'),
  k_6: inputs.number('k6'),
  b: inputs.number('b'),
  d: inputs.number('d'),
})

const moment = (inputs: Inputs, k_12: number): number =>
  bendingCapacity({ ...factors(inputs), k_9: inputs.number('k9'), k_12, f_b: inputs.number('fb') }).value

const timberBending: Adapter = (inputs) => {
  const S1 = slendernessOf(inputs)
  const k12 = stabilityFactor(constantOf(inputs) * S1, inputs.number('d') <= inputs.number('b')).value
  return { S1, k12, Md_kNm: moment(inputs, k12) }
}

const timberBendingAndShear: Adapter = (inputs) => ({
  Md_kNm: moment(inputs, inputs.number('k12')),
  Vd_kN: shearCapacity({ ...factors(inputs), f_s: inputs.number('fs') }).value,
})

/** Result of a derivation: its last value. */
const lastOf = (steps: readonly { readonly value: number }[]): number => steps.at(-1)?.value ?? Number.NaN

const steelSection: Adapter = (inputs) => {
  const [d, bf, tf, tw, r] = ['d', 'bf', 'tf', 'tw', 'r'].map(inputs.number) as [number, number, number, number, number]
  const dimensions = { d, bf, tf, tw, r }
  const properties = sectionProperties(dimensions)
  const fy = inputs.number('fy_flange')
  const Ze = lastOf(effectiveModulus(dimensions, properties, fy))
  const phi = inputs.number('phi')
  return {
    A: properties.A,
    Zx_e3: properties.Zx / 1e3,
    Sx_e3: properties.Sx / 1e3,
    Ze_e3: Ze / 1e3,
    Ix_e6: properties.Ix / 1e6,
    Iy_e6: properties.Iy / 1e6,
    J_e3: properties.J / 1e3,
    Iw_e9: properties.Iw / 1e9,
    phiMsx_kNm: phi * sectionMoment({ f_y: fy, Z_e: Ze }).value,
    phiVv_kN: phi * lastOf(shearOfWeb(dimensions, inputs.number('fy_web'))),
  }
}

/** A section of the catalogue, with the figures of the case in place of its own. */
const memberOf = (inputs: Inputs) => {
  const row = catalogue.sections.universalBeams.rows.find((entry) => entry.section === inputs.text('section'))
  const figure = (name: string, own: number | undefined): number =>
    own === undefined || inputs.has(name) ? inputs.number(name) : own
  return {
    f_y: figure('fy', row?.flangeYield),
    Z_e: figure('Ze_e3', row?.Ze) * 1e3,
    I_y: figure('Iy_e6', row?.Iy) * 1e6,
    J: figure('J_e3', row?.J) * 1e3,
    I_w: figure('Iw_e9', row?.Iw) * 1e9,
  }
}

const steelMember: Adapter = (inputs) => {
  const { f_y, Z_e, I_y, J, I_w } = memberOf(inputs)
  const M_s = sectionMoment({ f_y, Z_e }).value
  const at = (L_e: number) => {
    const M_o = referenceBucklingMoment({ E: YOUNGS_MODULUS, G: SHEAR_MODULUS, I_y, J, I_w, L_e }).value
    const alpha_s = slendernessReduction({ M_s, M_o }).value
    const M_b = memberMoment({ alpha_m: inputs.number('alpha_m'), alpha_s, M_s }).value
    return { Mo_kNm: M_o, alpha_s, phiMb_kNm: CAPACITY_FACTOR * M_b }
  }
  const phiMsx_kNm = CAPACITY_FACTOR * M_s
  if (inputs.has('Le_mm')) return { phiMsx_kNm, ...at(inputs.number('Le_mm')) }
  const lengths = inputs.numbers('Le_m').map((length) => at(length * 1e3))
  return {
    phiMsx_kNm,
    alpha_s: lengths.map((entry) => entry.alpha_s),
    Mo_kNm: lengths.map((entry) => entry.Mo_kNm),
    phiMb_kNm: lengths.map((entry) => entry.phiMb_kNm),
  }
}

export const memberAdapters = {
  'timber-bending': timberBending,
  'timber-bending-and-shear': timberBendingAndShear,
  'timber-slenderness': (inputs: Inputs) => ({ S1: slendernessOf(inputs) }),
  'timber-material-constant': (inputs: Inputs) => ({ rho_b: constantOf(inputs) }),
  'steel-section': steelSection,
  'steel-member': steelMember,
} as const
