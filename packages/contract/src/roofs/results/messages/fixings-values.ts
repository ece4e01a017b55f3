/** Modules, and fixing of battens and top hats to rafters: messages with values that are no messages. */
export type FixingsValues = {
  readonly 'screws-in-steel': { readonly screws: number; readonly thickness: number }
  readonly 'screws-in-timber': { readonly screws: number; readonly group: string }
  readonly 'timber-gives-no-thread': { readonly depth: number }
  readonly 'clamp-for': { readonly name: string }
  readonly 'feet-over-rafters-need': { readonly need: string }
  readonly 'screws-through-battens': { readonly batten: number; readonly thread: number }
  readonly 'clamps-on-rails': { readonly rails: number }
  readonly 'module-tested-to': { readonly zone: string; readonly pressure: number; readonly isUplift: boolean }
  readonly 'module-confirmed-for': { readonly zone: string; readonly pressure: number; readonly isUplift: boolean }
  readonly 'module-to-be-confirmed-for': {
    readonly zone: string
    readonly pressure: number
    readonly isUplift: boolean
  }
  readonly 'module-beyond': { readonly largest: number }
  readonly 'rail-beyond': { readonly largest: number }
  readonly 'nails-and-joint-group': { readonly nails: 1 | 2; readonly group: string }
  readonly 'crossing-with-screws': {
    readonly screws: number
    readonly screw: number
    readonly bare: number
    readonly isSteel: boolean
  }
  readonly 'crossing-in-zone': {
    readonly zone: string
    readonly demand: number
    readonly bare: number
    readonly screws: 1 | 2
  }
  readonly 'crossing-must-hold': {
    readonly demand: number
    readonly bare: number
    readonly screw: number
    readonly screws: 1 | 2
    readonly isSteel: boolean
  }
}
