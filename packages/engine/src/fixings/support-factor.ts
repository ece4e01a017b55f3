import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { reading, type Step } from '../calculation/step.ts'

/** What a fixing is fixed to. */
export type Support = {
  /** l-foot-metal-roof, tile-hook or reference-embedment */
  readonly interface: string
  /** steel, timber, or a stress grade */
  readonly material: string
  /** Steel thickness, timber depth or embedment, mm. */
  readonly size: number
  /** Regions C and D. */
  readonly cyclonic: boolean
}

/**
 * Factor on the capacity of a fixing by what it is fixed to, method §5: the row at or below the size.
 * @returns null when the support is thinner than the table, or not in it
 */
export const supportFactor = (table: Catalogue['fixings']['supportFactors'], support: Support): Step | null => {
  const rows = table.rows.filter((row) => row.interface === support.interface && row.support === support.material)
  const row = rows.findLast((entry) => entry.from <= support.size)
  if (!row) return null
  const { from, support: material } = row
  const source: Message = { code: 'support-from', values: { support: material, from, isCyclonic: support.cyclonic } }
  return reading(
    { symbol: 'k', label: 'support-factor', unit: '', clause: 'Method 5, support factors' },
    support.cyclonic ? row.cyclonic : row.factor,
    { source, status: table.status },
  )
}
