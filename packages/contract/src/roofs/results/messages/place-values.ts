/** Wind class and place of a house: messages with values. */
export type PlaceValues = {
  readonly 'wind-class': { readonly windClass: string }
  readonly 'class-and-site': {
    readonly windClass: string
    readonly ultimate: number
    readonly service: number
    readonly siteSpeed: number
  }
  readonly 'class-below-site': { readonly windClass: string; readonly classSpeed: number; readonly siteSpeed: number }
  readonly 'size-beyond-class': { readonly size: string; readonly value: number; readonly most: number }
  readonly 'altitude-given': { readonly altitude: number }
  readonly 'altitude-at-most': { readonly altitude: number }
  readonly 'altitude-not-known': { readonly altitude: number }
  readonly 'altitude-or-snow-load': { readonly altitude: number }
  readonly 'altitude-for-snow-and-wind': { readonly altitude: number }
  readonly 'snow-needs-engineer': { readonly altitude: number }
  readonly 'engineer-confirms-snow-load': { readonly altitude: number }
  readonly 'sea-and-category': { readonly distance: number; readonly water: string | null; readonly category: string }
  readonly 'screws-for-category': { readonly category: string }
  readonly 'hook-screws-for-category': { readonly category: string }
  readonly 'permit-rule': { readonly name: string; readonly rule: string }
  readonly 'permit-foot-mass': {
    readonly name: string
    readonly rule: string
    readonly mass: number
    readonly most: number
  }
  readonly 'class-contradicts-region': { readonly windClass: string; readonly region: string }
}
