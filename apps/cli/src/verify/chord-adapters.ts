import { type AssessmentInput, assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { panelPressure } from '@soundroof/engine/actions/panel-pressure'
import { prepareMembers } from '@soundroof/engine/members/prepare-members'
import { windOnSite } from '@soundroof/engine/site/wind-on-site'
import { roofGeometry } from '@soundroof/engine/spacing/roof-geometry'
import type { Adapter, Inputs } from './case.ts'

/** A tiled house of region A on the truss chord of a case. */
const houseOn = (inputs: Inputs): AssessmentInput =>
  assessmentInput.parse({
    site: { region: 'A2', coastBandFrom: null, state: 'NSW', latitude: -33.9, terrainCategory: 3 },
    building: { length: 16, width: 11, height: 4, roofSlope: 22, parapetHeight: 0, shape: 'rectangular' },
    array: {
      railDirection: 'parallel',
      mount: 'flush',
      tilt: 0,
      panelLength: { lower: 1701, upper: 1800 },
      panelWidth: { lower: 1001, upper: 1200 },
      fixing: 'screw',
    },
    roofCover: { kind: 'tile' },
    purlin: {
      material: 'timber',
      depth: 38,
      breadth: 50,
      species: 'softwood',
      support: 'continuous',
      spacing: 330,
      span: 600,
    },
    rafter: {
      material: 'timber',
      depth: inputs.number('depth'),
      breadth: inputs.number('breadth'),
      species: 'softwood',
      spacing: 1000 * inputs.number('spacing_m'),
      span: 1000 * inputs.number('span_m'),
    },
    options: { arrayMass: inputs.number('mass') },
  })

/** The chord under the rails of a case: its checks, and every number on the way to them. */
const chordOf = (inputs: Inputs) => {
  const input = houseOn(inputs)
  const wind = windOnSite(input, 500, catalogue.wind)
  const pressure = panelPressure(roofGeometry(input, catalogue).panelSetting, catalogue.wind)
  const members = prepareMembers({ input, catalogue, wind, pressure })
  const rails = {
    isAcross: true,
    tributary: inputs.number('rail_width_m'),
    legMoment: 1,
    panelWidth: 1,
    spacing: inputs.number('pitches') * input.rafter.spacing,
  }
  const [check] = members.checks
  const judged = check?.({ local: { factor: 1, reach: 0 }, panel: null, coefficient: 1, status: 'verified' })(rails)
  if (judged === undefined || members.rafter === null) throw new RangeError('the roof has no chord')
  const { steps } = judged.trace()
  const value = (symbol: string): number => steps.find((step) => step.symbol === symbol)?.value ?? Number.NaN
  const result = (id: string) => judged.results().find((each) => each.id === id)
  return { rafter: members.rafter, value, bending: result('rafter-bending-downward'), result }
}

const trussChord: Adapter = (inputs) => {
  const { rafter, value, bending, result } = chordOf(inputs)
  const sag = result('rafter-deflection-permanent')
  const cases = rafter.limits.find(({ id }) => id === 'rafter-bending-downward')?.cases
  const largest = sag?.capacity ?? Number.NaN
  return {
    beta: value('beta'),
    phiM_perm: cases?.find(({ load }) => load === 'permanent')?.capacity,
    D0: value('D_0'),
    D: value('D'),
    u0: bending?.utilisationWithout,
    u: bending?.utilisation,
    sag0_mm: (sag?.utilisationWithout ?? Number.NaN) * largest,
    sag_mm: sag?.demand,
    L300_mm: largest,
  }
}

const liveLoad: Adapter = (inputs) => {
  const { value, bending } = chordOf(inputs)
  return {
    rho_with_live: value('w_p') / value('w_L0'),
    rho_permanent: value('D') / value('D_0'),
    answer: bending?.outcome,
  }
}

/** Top chords of trusses under tile hooks. */
export const chordAdapters = { 'truss-chord': trussChord, 'truss-chord-live-load': liveLoad } as const
