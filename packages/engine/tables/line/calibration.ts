/**
 * Values that the model of a purlin line takes from published capacity tables or assumes. Nothing else here is fitted.
 * `docs/decisions/012-purlin-tables.md` says how far each has been checked.
 */

type Sourced<T> = {
  readonly value: T
  readonly source: string
  readonly status: 'verified' | 'unverified' | 'estimate'
}

const published = 'Zeds and Cees guide part 2, July 2014, p. 33, double lapped Z15019 and Z15024'

/** Half of a lap, on each side of the support, mm; at most a quarter of the span. */
export const HALF_LAP: Sourced<number> = {
  value: 450,
  source: `${published}: the service loads of spans 2400 to 7500 fit this lap alone; assumed for all other depths`,
  status: 'unverified',
}

/**
 * Elastic buckling of the line that twists about its sheeted flange: share of the stiffness E(Iw + Iy a2), height of the
 * load above the shear centre as a multiple of a, torsional restraint by the sheeting in N; a is half the depth.
 */
export type TwistModel = { readonly stiffness: number; readonly loadHeight: number; readonly restraint: number }

/** Uplift: the free flange is compressed between the supports. */
export const OUTWARD: Sourced<TwistModel> = {
  value: { stiffness: 0.757, loadHeight: 0.641, restraint: 0 },
  source: `fitted to ${published}, outward, no and one row of bridging`,
  status: 'unverified',
}

/** Downward load: the free flange is compressed at the inner supports. */
export const INWARD: Sourced<TwistModel> = {
  value: { stiffness: 0.95, loadHeight: 1.9, restraint: 93 },
  source: `fitted to ${published}, inward, no and one row of bridging`,
  status: 'unverified',
}

/** Downward load while the doubled section at the support is the most stressed: theory, nothing fitted. */
export const INWARD_IN_LAP: Sourced<TwistModel> = {
  value: { stiffness: 1, loadHeight: 1, restraint: 0 },
  source: `theory; agrees with ${published} up to 3600 within 3 %`,
  status: 'unverified',
}

/**
 * Share R of the moment of the effective section at yield that two continuous spans without laps and without bridging hold
 * in uplift: it bounds what the model of twisting gives.
 */
export const CONTINUOUS_UPLIFT: Sourced<number> = {
  value: 0.75,
  source:
    'the published double continuous lines of Z/C10010 and Z/C10012 (AS/NZS 4600:1996), outward without bridging, follow ' +
    '0.90 x 0.75 x Zxe x fy within 0.2 %; bounds all other sizes',
  status: 'unverified',
}

/** Bolts of one section at one support: count, diameter mm, design shear capacity of one in kN. */
export type CleatBolts = { readonly count: number; readonly diameter: number; readonly shear: number }

/** Sections of 300 and deeper have the larger bolts. */
export const CLEAT_BOLTS: Sourced<{ readonly below300: CleatBolts; readonly from300: CleatBolts }> = {
  value: { below300: { count: 2, diameter: 12, shear: 33 }, from300: { count: 2, diameter: 16, shear: 61 } },
  source: `M12: from the inner reaction of ${published} at 2400 to 3000; M16: in proportion to the area, assumed`,
  status: 'unverified',
}

/** Capacity factors and the bearing factor of a bolt, from general knowledge of AS/NZS 4600:2018 (table 1.6.3, clause 5.3.4). */
export const CAPACITY_FACTORS = {
  value: { bending: 0.9, section: 0.95, shear: 0.9, bearing: 0.6, bearingMultiple: 3 },
  source: 'AS/NZS 4600:2018 table 1.6.3 and clause 5.3.4, not read again',
  status: 'unverified',
} as const satisfies Sourced<object>

/** Deflection limit of the service load: span over this. */
export const DEFLECTION_RATIO = 150

/** Yield stress of top hats by base metal thickness, MPa: G550 reduced below 0.9 mm, G500 from 1.2 mm; the first row that fits. */
export const TOP_HAT_STEEL: Sourced<readonly { readonly below: number; readonly yield: number }[]> = {
  value: [
    { below: 0.6, yield: 410 },
    { below: 0.9, yield: 495 },
    { below: 1.2, yield: 550 },
    { below: 1.5, yield: 500 },
  ],
  source: 'AS 1397 grades with AS/NZS 4600:2018 clause 1.5.1.5, not read again',
  status: 'unverified',
}

/** Half of the lap of top hats on each side of a support as a share of the span: a structural lap is a tenth of the span long. */
export const TOP_HAT_HALF_LAP: Sourced<number> = {
  value: 0.05,
  source: 'least structural lap of the general notes of a maker on top hats: 10 % of the span',
  status: 'estimate',
}
