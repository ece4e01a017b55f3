import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { inText, word } from '../../platform/coded/told.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { told } from '../../platform/messages.ts'
import { stateCode, windRegion } from '../catalogue/assessment-input.ts'

/** A suburb or town of one postcode. */
export const locality = z.strictObject({
  postcode: z.string(),
  name: z.string(),
  state: stateCode,
  latitude: z.number(),
  longitude: z.number(),
})
export type Locality = z.infer<typeof locality>

/** Nearer to a boundary of wind regions than this, km, a person chooses the region. */
export const confirmWithinKm = 25

/** Boundaries further away are not looked for, km. */
export const boundaryWithinKm = 200

const nearbyRegion = z.strictObject({ region: windRegion, distanceKm: z.number() })

/** Answers to State, Area and Location; `location` null where the area has only one. */
const listedPlace = z.strictObject({
  state: z.number().int(),
  area: z.number().int(),
  location: z.number().int().nullable(),
  name: z.string(),
  region: windRegion,
})
/** Position in the wizard's lists, as names. */
export type ListedPlace = z.infer<typeof listedPlace>

const placeProposal = z.strictObject({
  /** The suburb or town nearest to the position. */
  nearest: locality,
  region: windRegion,
  /** From the smoothed coast, km; 0 on islands. */
  coastKm: z.number(),
  /** Other regions within `confirmWithinKm`, the nearest first. */
  nearby: z.array(nearbyRegion),
  /** The nearest boundary within `boundaryWithinKm`, and the region beyond it; null: further away. */
  boundary: nearbyRegion.nullable(),
  /** An entry of the lists for each of these regions that has one. */
  listed: z.array(listedPlace),
})
/** Wind region by position, with other regions nearby that a person must rule out. */
export type PlaceProposal = z.infer<typeof placeProposal>

/** A position, and the state of the place where it is known. */
export type PlaceAsked = Pick<Locality, 'latitude' | 'longitude'> & { readonly state?: Locality['state'] | undefined }

const plainNumber = /^-?\d{1,3}(\.\d{1,15})?$/

/** Query values are text. */
const degrees = (label: string, min: number, max: number) =>
  z
    .union([z.number(), z.string()])
    .transform((value) => (typeof value === 'number' || plainNumber.test(value) ? Number(value) : Number.NaN))
    .refine((value) => value >= min && value <= max, inText(told('degreesWanted', { label: word(label), min, max })))
    .meta({ label })

/** From a suburb, postcode or position to the wizard's lists. */
export const placeCalls = {
  localities: endpoint({
    method: 'GET',
    path: '/api/places',
    summary: 'Suburbs, towns and postcodes that begin with a text',
    access: customer,
    keyScope: 'projects:read',
    query: z.strictObject({ text: z.string().min(2).max(60).meta({ label: 'text' }) }),
    data: z.array(locality),
  }),
  placeAt: endpoint({
    method: 'GET',
    path: '/api/places/at',
    summary: 'Wind region at a position, those nearby, and the entries of State, Area and Location for them',
    access: customer,
    keyScope: 'projects:read',
    query: z.strictObject({
      latitude: degrees('latitude', -90, 90),
      longitude: degrees('longitude', -180, 180),
      state: stateCode.optional().meta({ label: 'state' }),
    }),
    data: placeProposal.nullable(),
  }),
} as const
