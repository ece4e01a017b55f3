/** A calculation as the device asks its worker. */
export type AskedOnDevice = {
  /** JSON of the project, as for `getResult`. */
  readonly body: string
  readonly accountId: string
  /** Name of the provider, for messages. */
  readonly provider: string
  readonly isWhole: boolean
}

/** What the worker on a device can do; the figures come first. The types of the other questions are the server's. */
export type DeviceTask =
  | { readonly kind: 'figures'; readonly catalogue: string }
  | { readonly kind: 'calculate'; readonly asked: AskedOnDevice }
  | { readonly kind: 'layOut' | 'whatIf' | 'savings' | 'advise'; readonly asked: unknown }

/** Its answer, or a defect. */
export type DeviceAnswer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly why: string }
