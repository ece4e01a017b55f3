import {
  type AssessmentResult,
  assessmentResult,
  type CheckResult,
  type TraceStep,
  type ZoneResult,
} from '@soundroof/contract/roofs/results/result'

/** Invented numbers that tests can recognise on the page. */

const step = (symbol: string, value: number, rest: Partial<TraceStep> = {}): TraceStep => ({
  symbol,
  label: `Value of ${symbol}`,
  value,
  unit: 'kPa',
  clause: 'AS/NZS 1170.2:2021 cl 2.4.1',
  formula: symbol,
  given: { [symbol]: value },
  status: 'verified',
  ...rest,
})

const member = (id: string, title: string, values: Partial<CheckResult>): CheckResult => ({
  id,
  title,
  outcome: 'pass',
  utilisation: 0.71,
  demand: 2.13,
  capacity: 3.01,
  unit: 'kN/m',
  clause: 'Method 6, capacity table',
  reason: '',
  status: 'verified',
  memberStatus: 'ok',
  utilisationWithout: 0.64,
  loadRatio: 1.11,
  ...values,
})

/** A purlin that already fails and gets no worse, in uplift; and one with estimated figures, downward. */
export const purlinChecks: readonly CheckResult[] = [
  member('purlin-uplift', 'purlin in uplift', {
    utilisation: 1.12,
    utilisationWithout: 1.19,
    loadRatio: 0.942,
    memberStatus: 'unchanged',
    reason: 'table of the Z150 19; the bare roof is at 119 %, panels add nothing',
  }),
  member('purlin-downward', 'purlin under downward load', { status: 'estimate' }),
]

/** Rafters of the whole roof, one direction of which an engineer has to check. */
export const rafterChecks: readonly CheckResult[] = [
  member('rafter-section-uplift', 'rafter bending in uplift', {
    utilisation: 0.82,
    unit: 'kNm',
    clause: 'AS 4100:2020 cl 5.6',
  }),
  member('rafter-section-downward', 'rafter bending under downward load', {
    outcome: 'needs-engineer',
    memberStatus: 'increased',
    utilisation: 1.07,
    utilisationWithout: 0.97,
    loadRatio: 1.103,
    unit: 'kNm',
    clause: 'AS 4100:2020 cl 5.6',
  }),
]

const fixingChecks: readonly CheckResult[] = [
  {
    id: 'fixing-uplift',
    title: 'Ultimate uplift of the fixing',
    outcome: 'pass',
    utilisation: 0.86,
    demand: 1.37,
    capacity: 1.593,
    unit: 'kN',
    clause: 'AS/NZS 4600:2018 cl 5.4.3.2',
    reason: '',
    status: 'verified',
  },
  {
    id: 'rail',
    title: 'Rail deflection and bending',
    outcome: 'not-checked',
    utilisation: null,
    demand: null,
    capacity: null,
    unit: 'kNm2',
    clause: 'Method 5.3',
    reason: 'Rail section not given',
    status: 'estimate',
  },
]

const zone = (title: ZoneResult['title'], values: Partial<ZoneResult>): ZoneResult => ({
  title,
  installable: true,
  numRails: 2,
  intersectionTypeIndex: 0,
  fixingSpacing: 1200,
  railPlacement: '900 to 1150 mm between the outer rails',
  localPressureFactor: 1,
  uplift: 1.234,
  fixingForce: 1.37,
  spacingBeforeSettingOut: 1391,
  alternatives: [{ numRails: 3, fixingSpacing: 2400 }],
  governingCheck: 'Ultimate uplift of the fixing',
  governingClause: 'AS/NZS 4600:2018 cl 5.4.3.2',
  checks: [...fixingChecks, ...purlinChecks],
  margin: 0.14,
  warnings: [],
  advice: null,
  place: 'more than 3.6 m from roof edges and ridge',
  ...values,
})

export const sampleResult: AssessmentResult = assessmentResult.parse({
  zoneResults: [
    zone('Internal', {}),
    zone('Intermediate', {
      localPressureFactor: 1.5,
      fixingSpacing: 1205,
      numRails: 3,
      fixingForce: 1.58,
      margin: 0.03,
    }),
    zone('Edge', { localPressureFactor: 2, fixingSpacing: 615, numRails: 4, warnings: ['Pressure above 2.4 kPa.'] }),
    zone('Corner', {
      installable: false,
      numRails: 0,
      fixingSpacing: null,
      fixingForce: null,
      alternatives: [],
      railPlacement: null,
      localPressureFactor: 3,
      margin: -0.31,
      governingCheck: 'Purlin, outward bending',
      reason: 'The purlin exceeds its outward capacity with four rails at every purlin.',
      advice: { change: 'Add one row of bridging', numRails: 4, fixingSpacing: 615 },
      place: 'squares of 1.8 m where two roof edges meet',
    }),
  ],
  isTiltMount: 0,
  tiltAngle: 0,
  isPerpendicular: 1,
  valueA: 3.6,
  resultString: 'The panels can be installed in three of four zones. Keep the corners of the roof clear.',
  verdict: 'pass-with-conditions',
  conditions: ['Keep the zone Corner clear of panels.', 'Doors and windows are shut in strong wind.'],
  ridgeCorner: null,
  setback: 200,
  roofChecks: rafterChecks,
  chargeable: true,
  assumptions: [
    { label: 'Edition', value: 'AS/NZS 1170.2:2021', source: 'Default' },
    { label: 'Array mass', value: '15 kg/m²', source: 'Default' },
  ],
  notChecked: ['Rail: section not given'],
  exclusions: ['Cleats and laps', 'Panels and roof sheeting themselves', 'Corrosion and damage'],
  unverified: [{ item: 'Capacity of the purlin', where: 'Catalogue, sections' }],
  editions: ['AS/NZS 1170.2:2021', 'AS/NZS 4600:2018'],
  engineVersion: '2.2.2',
  catalogueVersion: '1-abcdef',
  trace: {
    id: 'root',
    title: 'Assessment',
    steps: [],
    children: [
      {
        id: 'wind',
        title: 'Site wind speed and pressure',
        steps: [
          step('V_R', 45, { unit: 'm/s', source: 'Region A2, R = 500' }),
          step('q_u', 1.029, {
            formula: '0.0006 * V_des ^ 2',
            given: { V_des: 41.4123 },
            branch: 'No floor: V_des is above 30 m/s',
          }),
        ],
        children: [
          {
            id: 'terrain',
            title: 'Terrain',
            steps: [step('M_zcat', 0.83, { unit: '', status: 'unverified' })],
            children: [],
          },
        ],
      },
    ],
  },
})
