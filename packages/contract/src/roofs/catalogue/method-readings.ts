import { z } from 'zod'
import { origin, text } from './figures.ts'

/** Readings of a standard, and estimates of the method, that no table holds. They have no value to replace. */
const reading = z.strictObject({ ...origin, name: text })
/** Each reading is confirmed as a whole: it has no number to replace. */
export const method = z.strictObject({
  parapet: reading,
  dominantOpeningInB2: reading,
  enclosed: reading,
  permeable: reading,
  sidesOpen: reading,
  cSectionRafter: reading,
  measuredRafter: reading,
  heldTopFlange: reading,
  frameLiveLoad: reading,
  clipFixedSheeting: reading,
})
