import type { Coded } from '../../platform/coded/coded.ts'
import { drawnForm, type RoofForm } from '../fields/roof-form.ts'
import { siteAddress } from '../places/site-address.ts'
import type { ProjectStatus, WaitingFor } from '../project-status.ts'
import type { Verdict } from '../results/result.ts'
import type { ProjectRow } from './wire-shapes.ts'

/** Wire names of the server's answers about projects. No schemas here: clients load this file with their first page. */

/** A roof as a small picture shows it. */
export type RoofOutline = { readonly length: number; readonly width: number; readonly form: RoofForm }

/** One row of the project list. */
export type ProjectSummary = {
  readonly hash: string
  readonly revision: number
  readonly name: string
  readonly number: string
  /** Local time of the person who made the project, shown unchanged. */
  readonly madeAt: string
  /** ISO 8601, UTC. */
  readonly updatedAt: string
  readonly deliveryDate: string | null
  readonly status: ProjectStatus
  readonly engineerName: string
  /** Signed address of the newest report; null until made. */
  readonly reportFile: string | null
  /** Signed address of the review file, where there is one. */
  readonly reviewFile: string | null
  readonly hasResult: boolean
  /** Warnings about the chosen products: withdrawn, or out of date. */
  readonly productWarnings: readonly string[]
  readonly codedWarnings: readonly Coded[]
  /** Street with suburb, state and postcode, as far as they are known. */
  readonly address: string
  /** Null until length and width are given, and for an irregular building. */
  readonly outline: RoofOutline | null
  readonly verdict: Verdict | null
  /** ISO 8601, UTC; null: its result stands. */
  readonly reconsideredSince: string | null
  readonly waitsFor: readonly WaitingFor[]
  readonly isComplete: boolean
  /** The provider keeps it, whoever deletes it. */
  readonly isBuiltSigned: boolean
  readonly roofName: string
  /** Hash of the first roof of the project; null for the first. */
  readonly roofOf: string | null
}

type Drawn = {
  readonly building_length?: unknown
  readonly building_width?: unknown
  readonly building_shape_index?: unknown
  readonly roof_slope?: unknown
  readonly options?: { readonly roofForm?: RoofForm }
}

const irregular = 1

const outlineOf = (row: Drawn): RoofOutline | null => {
  const { building_length: length, building_width: width, building_shape_index: shape, roof_slope: slope } = row
  if (typeof length !== 'number' || typeof width !== 'number' || shape === irregular) return null
  const form = row.options?.roofForm ?? 'gable'
  return { length, width, form: typeof slope === 'number' ? drawnForm(form, slope) : form }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

const addressOf = ({ street_address: street, suburb, postcode, state_index: state }: ProjectRow): string =>
  siteAddress({
    streetAddress: textIn(street),
    suburb: textIn(suburb),
    postcode: textIn(postcode),
    state: typeof state === 'number' ? state : null,
  })

/** The fields of a row that lists show. */
export const projectSummaryFromWire = (row: ProjectRow): ProjectSummary => ({
  hash: row.hash,
  revision: row.revision,
  name: row.name,
  number: row.number,
  madeAt: row.date_time,
  updatedAt: row.updated_at,
  deliveryDate: row.end_time,
  status: row.status,
  engineerName: row.engineer_name,
  reportFile: row.result,
  reviewFile: row.manual_review,
  hasResult: row.is_result === 1,
  productWarnings: row.product_warnings,
  codedWarnings: row.product_warnings_coded,
  address: addressOf(row),
  outline: outlineOf(row as Drawn),
  verdict: row.verdict,
  reconsideredSince: row.reconsidered_since,
  waitsFor: row.waits_for,
  isComplete: row.is_complete === 1,
  isBuiltSigned: row.is_built_signed === 1,
  roofName: row.roof_name,
  roofOf: row.roof_of,
})
