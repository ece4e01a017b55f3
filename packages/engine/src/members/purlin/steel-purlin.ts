import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { type Figure, figureAt } from '../../calculation/figure.ts'
import type { Step } from '../../calculation/step.ts'
import { GRAVITY } from '../../calculation/units.ts'
import { type Capacities, downward, type MemberLimit, single } from '../check/member-limit.ts'
import { lineLoad } from '../loads/load-effect.ts'
import { capacityAtSpan } from './capacity-at-span.ts'
import { type PurlinRow, rowsOf, type SteelPurlin, supportAndBridging } from './purlin-table.ts'

const words = (symbol: string, label: Message) => ({ symbol, label, unit: 'kN/m', clause: 'Method 6, capacity table' })
const outwardWords = words('w_Ro', 'purlin-capacity-outward')
const inwardWords = words('w_Ri', 'purlin-capacity-inward')
const serviceWords = words('w_Rs', 'purlin-service-load')

/** An ultimate capacity is the lesser of both directions. Below both it counts for both; 0: neither is permitted at that span. */
const permitted = ({ ultimate, inward, outward }: PurlinRow, value: number): number =>
  ultimate === 0 || ultimate < Math.min(inward, outward) ? ultimate : value

const reasonOf = (table: CapacityTable, purlin: SteelPurlin, capacity: number): Message => ({
  code: capacity > 0 ? 'table-read' : 'table-permits-no-load',
  values: { table: table.title, line: supportAndBridging(purlin), span: purlin.span },
})

/** The figure of a capacity table, which its steps rest on. */
export const tableFigure = (table: CapacityTable): Figure => figureAt(table, `purlins/${table.name}`)

/** Capacities of a steel purlin from its table; its span is inside the table. Method 6. */
export const steelPurlinCapacities = (table: CapacityTable, purlin: SteelPurlin): Capacities => {
  const rows = rowsOf(table, purlin)
  const read: Message = { code: 'purlin-table', values: { name: table.name, line: supportAndBridging(purlin) } }
  const remarks = { ...tableFigure(table), table: read }
  const at = (stepWords: typeof outwardWords, capacity: (row: PurlinRow) => number): Step =>
    capacityAtSpan(
      stepWords,
      rows.map((row) => ({ span: row.span, capacity: capacity(row) })),
      purlin.span,
      remarks,
    )
  const outward = at(outwardWords, (row) => permitted(row, row.outward))
  const inward = at(inwardWords, (row) => permitted(row, row.inward))
  const service = at(serviceWords, (row) => row.service)
  const limit = (id: MemberLimit['id'], { value }: Step, cases: MemberLimit['cases']): MemberLimit => ({
    id,
    effect: lineLoad,
    cases,
    status: table.status,
    reason: reasonOf(table, purlin, value),
  })
  return {
    limits: [
      limit('purlin-uplift', outward, single('outward', outward.value)),
      limit('purlin-downward', inward, downward(inward.value)),
      limit('purlin-deflection-uplift', service, single('serviceOutward', service.value)),
      limit('purlin-deflection-downward', service, single('serviceInward', service.value)),
    ],
    steps: [outward, inward, service],
  }
}

type Mass = { readonly mass: number; readonly source: Message }

/** Mass of a steel purlin, kg/m: of an imported table its own; else of the section, which is named as the table of Z and C. */
export const massOf = (catalogue: Catalogue, table: CapacityTable, { section }: SteelPurlin): Mass => {
  if (table.origin === 'imported') return { mass: table.mass, source: 'mass-of-the-imported-table' }
  const name = table.name.replace('ZC', section)
  const row = catalogue.sections.coldFormed.rows.find((candidate) => candidate.section === name)
  return { mass: row?.mass ?? table.mass, source: 'catalogue-mass' }
}

/** kN/m from kg/m. */
export const weightOf = (mass: number): number => (mass * GRAVITY) / 1000
