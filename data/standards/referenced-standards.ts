import { referencedStandards } from '@soundroof/contract/review/certificate/referenced-standards'
import list from './referenced-standards.json' with { type: 'json' }

/** Editions and amendments as certificates name them. */
export const standardsInForce = referencedStandards.parse(list)
