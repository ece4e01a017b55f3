import type { PartsList } from '@soundroof/contract/roofs/panel-layout/parts-list'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { sayIn } from '@soundroof/words/say'
import { type CsvCell as Cell, csvLines } from './csv-lines.ts'
import { partNames } from './part-names.ts'

/** Masses and forces are rounded up; whole lengths stay. */
const upTo = (value: number, digits: number): number => {
  const scale = 10 ** digits
  return Math.ceil(value * scale - 1e-6) / scale
}

/** The list is English in every language. */
const said = (message: Message | null): string => (message === null ? '' : sayIn('en-AU')(message))

const partRows = ({ parts }: PartsList): readonly (readonly Cell[])[] => [
  ['Part', 'Article', 'Part number', 'Length mm', 'Needed', 'Spare', 'Total'],
  ...parts.map(({ kind, article, partNumber, length, needed, spare, total }) => [
    partNames[kind],
    said(article),
    partNumber ?? 'to be named',
    length ?? '',
    needed,
    spare,
    total,
  ]),
]

const cuttingRows = ({ cutting }: PartsList): readonly (readonly Cell[])[] => [
  ['Rails: stock length mm', 'Bars', 'Pieces from each mm', 'Rest of each mm'],
  ...cutting.map(({ stockLength, bars, pieces, waste }) => [stockLength, bars, pieces.join(' + '), waste]),
]

const noteRows = ({ notes }: PartsList): readonly (readonly Cell[])[] => notes.map((note) => ['Note', said(note)])

const figureRows = ({ railLength, mass, foot }: PartsList): readonly (readonly Cell[])[] => [
  ['Figure', 'Value', 'Unit'],
  ['Rails as drawn', upTo(railLength.drawn, 2), 'm'],
  ['Rails as bought', upTo(railLength.bought, 2), 'm'],
  ['Mass on the roof, lighter bound', Math.floor(mass.lighter), 'kg'],
  ['Mass on the roof, heavier bound', upTo(mass.heavier, 0), 'kg'],
  ...(foot === null
    ? []
    : [
        ['Largest mass on a foot', upTo(foot.mass, 1), 'kg'],
        ['Largest uplift of a foot, ultimate', upTo(foot.uplift, 2), 'kN'],
        ['Largest downward load of a foot, ultimate', upTo(foot.downward, 2), 'kN'],
      ]),
]

/** The parts list as a table, with cutting patterns, mass and loads on the roof. */
export const partsCsv = (list: PartsList): string =>
  [partRows(list), [...cuttingRows(list), ...noteRows(list)], figureRows(list)].map(csvLines).join('\r\n')
