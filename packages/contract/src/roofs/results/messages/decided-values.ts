import type { Message } from './message.ts'

/** Members and the zones or the roof that they lie in, each with the check that decides there. */
export type DecidedValues = {
  readonly 'check-in-zone': { readonly zone: string; readonly check: Message }
  readonly 'check-of-roof': { readonly check: Message }
  readonly 'check-of-estimate': { readonly check: Message }
  readonly 'crossing-needs-screws': { readonly demand: number; readonly screws: number }
  readonly 'doors-decide': { readonly places: readonly Message[] }
  readonly 'purlins-exceed-already': { readonly places: readonly Message[] }
}
