import { z } from 'zod'

/** Why a certificate after inspection ended. Records and notices carry these names, so none is renamed. */
export const inspectionEnds = {
  withdrawn: 'it was withdrawn',
  issuedAgain: 'it was issued again',
  newRecord: 'the record as built was opened again',
  newRevision: 'the project was changed',
  reviewDelivered: 'the review was delivered again',
  reviewWithdrawn: 'the review that it names was withdrawn',
  packWithdrawn: 'the close-out pack was withdrawn',
} as const
export type InspectionEnd = keyof typeof inspectionEnds

/** All of them. */
export const inspectionEndNames = Object.keys(inspectionEnds) as [InspectionEnd, ...InspectionEnd[]]

/** Which certificate after inspection ended, and why. Records say more beside it. */
export const endedInspection = z.object({ code: z.string(), why: z.enum(inspectionEndNames) })
export type EndedInspection = Readonly<z.infer<typeof endedInspection>>
