/** Changes that help, and what to measure: messages without values. */
export type RemediesCode =
  | 'purlin-thickness'
  | 'measure-bare-steel'
  | 'purlin-support-condition'
  | 'look-at-purlins-over-rafters'
  | 'use-two-screws'
  | 'screw-feet-instead-of-clamps'
  | 'lay-panels-flush'
