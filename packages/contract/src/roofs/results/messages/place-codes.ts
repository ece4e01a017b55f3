/** Wind class and place of a house: messages without values. */
export type PlaceCode =
  | 'design-wind-speed-of-the-class'
  | 'class-governs'
  | 'wind-class-of-the-house'
  | 'altitude-of-the-site'
  | 'distance-to-the-sea'
  | 'screws-by-the-sea'
  | 'ask-module-maker-by-the-sea'
  | 'mass-on-one-foot'
