import type { Coded } from '../../platform/coded/coded.ts'
import type { Problem } from '../../platform/problem.ts'
import type { Locality, PlaceAsked } from '../calls/place-calls.ts'
import type { LayoutAnswer } from '../panel-layout/layout-calls.ts'
import type { CodedResult } from '../results/result.ts'

/** A project as a device calculates it. */
export type AskedOnDevice = {
  /** JSON of the project, as for `getResult`. */
  readonly body: string
  readonly accountId: string
  /** Name of the provider, for messages. */
  readonly provider: string
}

/** A project that a device has calculated. */
export type DeviceJob = AskedOnDevice & {
  /** Stands for the hash of a stored project. */
  readonly hash: string
  /** When it was calculated, ISO 8601, UTC. */
  readonly madeAt: string
  /** Nobody was on the roof yet. The body names no photos: whether those that wait here are enough, the page knows. */
  readonly isFromDesk: boolean
}

/** A call of the contract about such a project: its query or body. */
export type DeviceCall = { readonly name: string; readonly input: unknown; readonly job: DeviceJob }

/** What the worker on a device can do; the figures come first. */
export type DeviceTask =
  | { readonly kind: 'figures'; readonly catalogue: string }
  | { readonly kind: 'calculate'; readonly asked: AskedOnDevice }
  | { readonly kind: 'call'; readonly call: DeviceCall }
  /** Answered as `placeAt`; the page has the suburbs. */
  | { readonly kind: 'place'; readonly asked: PlaceAsked; readonly localities: readonly Locality[] }

/** A calculation of a device; the hash is that of the result in codes. */
export type CalculatedOnDevice = {
  readonly resultHash: string
  /** resultString and one line per zone. */
  readonly output: string
  readonly chargeable: boolean
  readonly engineVersion: string
  readonly catalogueVersion: string
}

/** Its answer; what the server would refuse; or a defect. */
export type DeviceAnswer =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly coded: Coded; readonly issues: readonly Problem[] }
  | { readonly kind: 'failed'; readonly why: string }

/** What the device has calculated, in codes: a sheet says it in its own language. */
export type CodedForSheet = {
  readonly result: CodedResult
  readonly layout: LayoutAnswer['coded'] | null
  /** Why no array is drawn. */
  readonly problem: Coded | null
}

/** Fonts with Chinese signs; null: none on this device, and such signs are marked as missing. */
export type ChineseFonts = { readonly regular: Uint8Array; readonly strong: Uint8Array }

/** What a device prints; it is always marked as a draft. */
export type ReportTask = {
  readonly title: string
  readonly author: string
  /** ISO 8601, UTC. */
  readonly madeAt: string
  readonly chinese: ChineseFonts | null
} & (
  | { readonly kind: 'blocks'; readonly blocks: readonly unknown[] }
  /** The input of a site sheet, as for the server's. */
  | { readonly kind: 'sheet'; readonly input: unknown; readonly coded: CodedForSheet }
)

export type ReportOnDevice =
  | { readonly ok: true; readonly pdf: Uint8Array }
  | { readonly ok: false; readonly why: string }
