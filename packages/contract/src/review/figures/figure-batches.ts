import { z } from 'zod'
import { oneLine } from '../../platform/one-line.ts'
import { mostRows } from './figure-filters.ts'
import { figureId, seenZones } from './figures-console.ts'
import { typedCells } from './table-cells.ts'

/** Several figures in one step: each stays a sign-off of its own, all of them or none. */

const shown = z.string().min(1).max(64).meta({ label: 'As shown' })
const confirmed = z.strictObject({
  figure: figureId,
  /** `shown` of its row, so that nobody confirms what another publication has changed meanwhile. */
  shown,
  cells: typedCells,
})
/** Confirms figures as published, with one reason and one file of evidence. */
export const figureProposals = z.strictObject({
  figures: z.array(confirmed).min(1).max(mostRows).meta({ label: 'Figures' }),
  reason: oneLine('Reason', 1000),
  evidence: z.string().min(1).max(2000).meta({ label: 'Evidence' }),
  /** Of the zones that all of them together would open. */
  seen: seenZones,
})
export type FigureProposals = z.output<typeof figureProposals>

const signOffId = z.string().min(1).max(100).meta({ label: 'Sign-off' })
/** A second engineer's answer to several proposals. */
export const figureDecisions = z.strictObject({
  signOffs: z
    .array(z.strictObject({ id: signOffId, cells: typedCells }))
    .min(1)
    .max(mostRows)
    .meta({ label: 'Sign-offs' }),
  decision: z.enum(['approve', 'decline']).meta({ label: 'Decision' }),
  /** Required for declining. */
  note: oneLine('Note', 1000),
  seen: seenZones,
})

/** Figures as published, or waiting proposals. */
export const togetherAsked = z.strictObject({
  figures: z.array(figureId).max(mostRows).default([]).meta({ label: 'Figures' }),
  signOffs: z.array(signOffId).max(mostRows).default([]).meta({ label: 'Sign-offs' }),
})
