import { dispositionsFor } from '@soundroof/contract/review/certificate/certificate-problems'
import type { Disposal } from '@soundroof/contract/review/certificate/certificate-record'
import { type Cell, headingOfWhole, paragraph } from '../blocks/blocks.ts'
import type { PackBlock } from '../pack/pack-blocks.ts'
import type { CertificateInput } from './certificate-input.ts'
import { linesIn, shareWithFewest } from './fewest-lines.ts'

type Input = Pick<CertificateInput, 'result' | 'dispositions' | 'conditions'>

const disposalWords: Readonly<Record<Disposal, string>> = { met: 'Met', waived: 'Waived', kept: 'Kept' }

type Row = { readonly condition: string; readonly disposed: string; readonly reason: string }

/** Conditions of the result in its order, then those that the engineer adds. */
const rowsOf = ({ result, dispositions, conditions }: Input): readonly Row[] => {
  const disposed = dispositionsFor(result.conditions, dispositions).map(({ condition, disposal, reason }) => ({
    condition,
    disposed: disposal === '' ? 'Not decided' : disposalWords[disposal],
    reason: reason.trim(),
  }))
  const known = new Set(result.conditions)
  const further = conditions
    .filter((condition) => !known.has(condition))
    .map((condition) => ({
      condition,
      disposed: 'Kept',
      reason: 'Condition of this certificate, added by the engineer.',
    }))
  return [...disposed, ...further]
}

const cellsOf = ({ condition, disposed, reason }: Row, index: number): readonly Cell[] => [
  { text: String(index + 1), strong: true },
  { text: condition },
  { text: disposed, strong: true },
  { text: reason === '' ? '–' : reason },
]

/** Conditions that the certificate keeps, by their number in the table. */
export const keptRows = (input: Input): readonly { readonly number: number; readonly text: string }[] =>
  rowsOf(input).flatMap(({ condition, disposed }, index) =>
    disposed === 'Kept' ? [{ number: index + 1, text: condition }] : [],
  )

/** Points that both texts of a row have together. */
const bothWidths = 431

/** Lines of all rows where the condition has this share of the width. */
const linesWith =
  (rows: readonly Row[]) =>
  (share: number): number =>
    rows.reduce(
      (sum, { condition, reason }) =>
        sum + Math.max(linesIn(condition, share * bothWidths), linesIn(reason, (1 - share) * bothWidths)),
      0,
    )

export const conditionBlocks = (input: Input): readonly PackBlock[] => {
  const rows = rowsOf(input)
  const share = shareWithFewest(linesWith(rows))
  const title = headingOfWhole(2, 'Conditions of the result, each disposed of')
  if (rows.length === 0) return [title, paragraph('The result holds no condition, and the engineer adds none.')]
  return [
    title,
    {
      kind: 'table',
      caption: 'Conditions and what became of each',
      columns: [
        { title: '', align: 'left', weight: 14 },
        { title: 'Condition', align: 'left', weight: share * bothWidths },
        { title: 'Disposed of', align: 'left', weight: 50 },
        { title: 'Evidence or reason', align: 'left', weight: (1 - share) * bothWidths },
      ],
      rows: rows.map(cellsOf),
    },
  ]
}
