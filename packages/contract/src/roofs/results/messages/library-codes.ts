/** Racking systems and modules: messages without values. */
export type LibraryCode =
  | 'foot-of-the-racking'
  | 'foot-with-its-screws'
  | 'hook-of-the-racking-ultimate'
  | 'hook-of-the-racking-service'
  | 'clamp-of-the-racking'
  | 'weakest-fixing-of-the-racking'
  | 'bending-stiffness-of-the-rail'
  | 'overhang-of-the-rail'
  | 'racking-chosen'
  | 'module-chosen'
  | 'mass-of-module-and-racking'
