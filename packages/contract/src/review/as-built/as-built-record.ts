import { z } from 'zod'
import { coded } from '../../platform/coded/coded.ts'
import { day } from '../../platform/day.ts'
import { numberWithin } from '../../platform/number-within.ts'
import { oneLine } from '../../platform/one-line.ts'
import { words, wordsOrNone } from '../../platform/words.ts'
import { hash, id } from '../review-forms.ts'
import { drawnSignature } from './drawn-signature.ts'

/**
 * What a photo of the finished array shows. The first three are taken in every zone with panels; a label and a splice once. They
 * belong to the record as built, beside the four categories of the wizard.
 */
export const asBuiltSubjects = ['end-clamp', 'foot-over-support', 'setback', 'module-label', 'rail-splice'] as const
/** Name of a guided photo. */
export type AsBuiltSubject = (typeof asBuiltSubjects)[number]

/** What each photo shows, as messages name it. */
export const asBuiltSubjectTitles = {
  'end-clamp': 'End clamp',
  'foot-over-support': 'Foot over its support',
  setback: 'Setback by tape',
  'module-label': 'Module label',
  'rail-splice': 'Rail splice',
} as const satisfies Readonly<Record<AsBuiltSubject, string>>

/** Zones that are measured, as the result names them; `Ridge ends` are the squares at the ends of the ridge. */
export const asBuiltZones = ['Internal', 'Intermediate', 'Edge', 'Corner', 'Central', 'End', 'Ridge ends'] as const
/** Name of a zone that is measured. */
export type AsBuiltZone = (typeof asBuiltZones)[number]

const zone = z.enum(asBuiltZones).meta({ label: 'Zone' })
const millimetres = (label: string, min: number) =>
  numberWithin(label, { min, max: 20_000, unit: ' mm' }).nullable().default(null).meta({ label })

/** What was measured in a zone by tape; null: not yet. */
export const measuredZone = z.strictObject({
  zone,
  /** Rails below each panel. */
  rails: z.literal([2, 3, 4]).nullable().default(null).meta({ label: 'Rails' }),
  /** The widest distance between two neighbouring fixings of a rail, mm. */
  widestSpacing: millimetres('Widest Spacing', 50),
  /** The smallest distance from a panel to the edge of the roof, mm. */
  smallestSetback: millimetres('Smallest Setback', 0),
})
/** Rails, spacing and setback of one zone, as built. */
export type MeasuredZone = z.infer<typeof measuredZone>

/** A photo of the finished array; time and position are kept with the stored file (`keepTaken`). */
export const asBuiltPhoto = z.strictObject({
  subject: z.enum(asBuiltSubjects).meta({ label: 'Subject' }),
  /** Null: of the array as a whole. */
  zone: zone.nullable().default(null),
  /** Address of the uploaded file. */
  address: z.string().min(1).max(2000).meta({ label: 'Photo' }),
})
/** One guided photo. */
export type AsBuiltPhoto = z.infer<typeof asBuiltPhoto>

/** Photos of one record. */
export const mostAsBuiltPhotos = 120

/** What the installer enters on the roof, complete or not. */
export const asBuiltContent = z.strictObject({
  zones: z.array(measuredZone).max(asBuiltZones.length).default([]).meta({ label: 'Measured Zones' }),
  photos: z.array(asBuiltPhoto).max(mostAsBuiltPhotos).default([]).meta({ label: 'Photos' }),
  /** As read off the label of a module. */
  moduleLabel: oneLine('Module Label', 200).default(''),
  /** True: rails without a splice, so that none is photographed. */
  isWithoutSplice: z.boolean().default(false).meta({ label: 'No Rail Is Spliced' }),
  /** What differs from the plan beyond what is measured, and why. */
  differences: wordsOrNone('Differences from the Plan', 2000),
})
/** Measurements, photos and what differs. */
export type AsBuiltContent = z.infer<typeof asBuiltContent>

const place = (label: string, most: number) =>
  numberWithin(label, { min: -most, max: most }).nullable().default(null).meta({ label })

/** What the installer signs, with AS/NZS 5033 and AS/NZS 1170.2 named in the sentence that stands above it. */
export const installerStatement = z.strictObject({
  name: oneLine('Name of the Installer', 200),
  /** Electrical or building licence, with its state. */
  licence: oneLine('Licence', 100),
  /** Accreditation as an installer of solar. */
  accreditation: oneLine('Accreditation', 100),
  /** `YYYY-MM-DD`: when the array was finished. */
  installedOn: day('Installed On'),
  latitude: place('Latitude', 90),
  longitude: place('Longitude', 180),
  /** Of the position, m. */
  accuracy: numberWithin('Accuracy of the position', { min: 0, max: 100_000, unit: ' m' })
    .nullable()
    .default(null)
    .meta({ label: 'Accuracy of the position' }),
  drawn: drawnSignature,
  isStated: z.literal(true).meta({ label: 'Statement' }),
})
/** The installer's signed statement. */
export type InstallerStatement = z.infer<typeof installerStatement>

/**
 * How a zone as built compares with its plan. `as-planned`: the planned rails, no wider spacing, no smaller setback. `calculated`: other
 * than planned, and the engine passes the measured values. `deviation`: the engine does not pass them, so an engineer decides.
 */
export const asBuiltOutcomes = ['as-planned', 'calculated', 'deviation'] as const
/** Outcome of one zone. */
export type AsBuiltOutcome = (typeof asBuiltOutcomes)[number]

/** In English, with its code, so that it is said in the reader's language. */
const saidReason = z.strictObject({ text: z.string(), coded })

/** A zone with what was planned and measured. Lengths in mm; planned values null: the result plans no panels there. */
export const comparedZone = z.strictObject({
  zone,
  plannedRails: z.number().int().nullable(),
  /** What the spacing may not exceed on the roof. */
  plannedSpacing: z.number().nullable(),
  plannedSetback: z.number().nullable(),
  measured: measuredZone,
  /** Null: not everything is measured. */
  outcome: z.enum(asBuiltOutcomes).nullable(),
  /** With demand and capacity of the check that governs; empty where it is as planned. */
  reasons: z.array(saidReason),
})
/** Plan and measurement of one zone. */
export type ComparedZone = z.infer<typeof comparedZone>

/** What an engineer makes of deviations: accepted as built, with the reason, or to be put right. */
export const deviationDecision = z.strictObject({
  hash,
  record: id('Record'),
  isAccepted: z.boolean().meta({ label: 'Accepted' }),
  reason: words('Reason', 2000),
})
/** Accepted, or to be put right; the reason is printed in the close-out pack. */
export type DeviationDecision = z.infer<typeof deviationDecision>

/** An empty record. */
export const emptyAsBuilt: AsBuiltContent = asBuiltContent.parse({ differences: '' })
