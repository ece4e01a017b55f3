import { windRegions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { jointGroup } from '@soundroof/contract/roofs/catalogue/timber-tables'
import { catalogue } from '@soundroof/data'
import { certificateSpacing } from '@soundroof/engine/certificates/certificate-spacing'
import { supportFactor } from '@soundroof/engine/fixings/support-factor'
import { spacingOnMembers } from '@soundroof/engine/spacing/setting-out'
import {
  lateralCharacteristic,
  type ScrewGauge,
  screwLateral,
  screwWithdrawal,
  withdrawalCharacteristic,
} from '@soundroof/engine/standards/as_1720_1_2010/screw-capacity'
import { designPullOut, nominalPullOut } from '@soundroof/engine/standards/as_nzs_4600_2018/screw-pull-out'
import type { Adapter, Inputs } from './case.ts'

const zoneNames = { internal: 'Internal', intermediate: 'Intermediate', edge: 'Edge', corner: 'Corner' } as const
const railCounts = { 2: 2, 3: 3, 4: 4 } as const

const railsOf = (inputs: Inputs): 2 | 3 | 4 => {
  const count = railCounts[inputs.number('rails_per_panel') as 2 | 3 | 4]
  if (count === undefined) throw new RangeError('rails_per_panel is none of 2, 3, 4')
  return count
}

const panelAngleOf = (inputs: Inputs): number | null => {
  if (inputs.oneOf('mount', ['flush', 'tilt']) === 'flush') return null
  return inputs.has('panel_angle_deg') ? inputs.number('panel_angle_deg') : inputs.number('tilt_deg')
}

const certificate: Adapter = (inputs) => ({
  spacing_mm: certificateSpacing(
    {
      edition: inputs.oneOf('edition', ['2021', '2011']),
      region: inputs.oneOf('region', windRegions),
      ultimateYears: inputs.number('return_period_uls_years'),
      serviceYears: inputs.number('return_period_sls_years'),
      terrainCategory: inputs.number('terrain_category'),
      height: inputs.number('height_m'),
      heightOverDepth: inputs.number('height_over_depth'),
      zone: zoneNames[inputs.oneOf('zone', ['internal', 'intermediate', 'edge', 'corner'])],
      panelAngle: panelAngleOf(inputs),
      arrayMass: inputs.number('array_mass_kg_m2'),
      panelLength: inputs.number('panel_length_mm'),
      panelWidth: inputs.number('panel_width_mm'),
      numRails: railsOf(inputs),
      rail: inputs.text('rail'),
      interface: inputs.text('interface'),
    },
    catalogue,
  ),
})

/** "(C/D)", "C and D", "regions C, D" and the same for A and B; nothing said is A and B. */
const isCyclonicTail = (tail: string, condition: string): boolean => {
  const letters = /^\(?\s*(?:regions?\s+)?([A-D])\s*(?:\/|,|&|and)?\s*([A-D])\s*\)?$/i.exec(tail.trim())
  const pair = letters === null ? tail.trim() : `${letters[1]}${letters[2]}`.toUpperCase()
  if (pair === '' || pair === 'AB') return false
  if (pair === 'CD') return true
  throw new RangeError(`the condition "${condition}" ends in unknown words: "${tail}"`)
}

/** "steel 0.55", "timber 20 mm C/D", "steel >= 1.9", "steel 1.9+": material, size in mm, regions. */
const conditionOf = (text: string) => {
  const parts = /^(steel|timber)\s*(?:>=|≥)?\s*(\d+(?:\.\d+)?)\+?(?:\s*mm)?(?=\s|\(|,|$),?(.*)$/i.exec(text.trim())
  if (!parts) throw new RangeError(`the condition "${text}" names no support`)
  return {
    material: parts[1]?.toLowerCase() as string,
    size: Number(parts[2]),
    cyclonic: isCyclonicTail(parts[3] ?? '', text),
  }
}

const supportOf = (inputs: Inputs) => {
  if (!inputs.has('condition'))
    return {
      interface: 'reference-embedment',
      material: inputs.text('timber'),
      size: inputs.number('embedment_mm'),
      cyclonic: false,
    }
  const roofs = { tin: 'l-foot-metal-roof', metal: 'l-foot-metal-roof', tile: 'tile-hook' } as const
  return { interface: roofs[inputs.oneOf('roof', ['tin', 'metal', 'tile'])], ...conditionOf(inputs.text('condition')) }
}

const derate: Adapter = (inputs) => ({
  spacing_factor: supportFactor(catalogue.fixings.supportFactors, supportOf(inputs))?.value,
})

const layout: Adapter = (inputs) => ({
  spacing_mm: spacingOnMembers(inputs.number('max_spacing'), inputs.number('member_pitch')),
})

const pullOut: Adapter = (inputs) => {
  const nominal = nominalPullOut({
    c: inputs.number('coef'),
    t_2: inputs.number('t2_mm'),
    d_f: inputs.number('df_mm'),
    f_u2: inputs.number('fu2'),
  }).value
  return { Nou_kN: nominal, phiN_kN: designPullOut({ phi: inputs.number('phi'), N_ou: nominal }).value }
}

const gaugeOf = (inputs: Inputs): ScrewGauge => {
  const gauge = inputs.number('screw')
  if (gauge !== 10 && gauge !== 12 && gauge !== 14 && gauge !== 18)
    throw new RangeError(`no table for a No. ${gauge} screw`)
  return gauge
}

const { screws } = catalogue.timber

const withdrawal: Adapter = (inputs) => {
  const Q_k = withdrawalCharacteristic(screws, inputs.oneOf('joint_group', jointGroup.options), gaugeOf(inputs)).value
  const [phi, k_13, l_p, n] = ['phi', 'k13', 'lp_mm', 'n'].map(inputs.number) as [number, number, number, number]
  return { N_kN: screwWithdrawal({ phi, k_13, l_p, n, Q_k }).value }
}

const lateral: Adapter = (inputs) => ({
  V_kN: screwLateral({
    phi: inputs.number('phi'),
    k_1: inputs.number('k1'),
    k_13: inputs.number('k13'),
    k_14: inputs.number('k14'),
    k_16: inputs.number('k16'),
    k_17: inputs.number('k17'),
    n: inputs.number('n'),
    Q_k: lateralCharacteristic(screws, inputs.oneOf('joint_group', jointGroup.options), gaugeOf(inputs)).value,
  }).value,
})

export const fixingAdapters = {
  'certificate-spacing': certificate,
  'certificate-derate': derate,
  layout,
  'steel-screw-pull-out': pullOut,
  'timber-screw-withdrawal': withdrawal,
  'timber-screw-lateral': lateral,
} as const
