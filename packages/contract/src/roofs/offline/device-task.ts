import type { Coded } from '../../platform/coded/coded.ts'
import type { Problem } from '../../platform/problem.ts'

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
}

/** A call of the contract about such a project: its query or body. */
export type DeviceCall = { readonly name: string; readonly input: unknown; readonly job: DeviceJob }

/** What the worker on a device can do; the figures come first. */
export type DeviceTask =
  | { readonly kind: 'figures'; readonly catalogue: string }
  | { readonly kind: 'calculate'; readonly asked: AskedOnDevice }
  | { readonly kind: 'call'; readonly call: DeviceCall }

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

/** A report that a device prints, in blocks; it is always marked as a draft. */
export type ReportTask = {
  readonly blocks: readonly unknown[]
  readonly title: string
  readonly author: string
  /** ISO 8601, UTC. */
  readonly madeAt: string
}

export type ReportOnDevice =
  | { readonly ok: true; readonly pdf: Uint8Array }
  | { readonly ok: false; readonly why: string }
