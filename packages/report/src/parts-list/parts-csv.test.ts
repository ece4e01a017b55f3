import type { PartsList } from '@soundroof/contract/roofs/panel-layout/parts-list'
import { expect, test } from 'vitest'
import { partsCsv } from './parts-csv.ts'

const list: PartsList = {
  parts: [
    { kind: 'panel', length: null, partNumber: null, article: null, needed: 15, spare: 0, total: 15 },
    { kind: 'rail', length: 4200, partNumber: 'R,42 "long"', article: null, needed: 9, spare: 0, total: 9 },
    {
      kind: 'mid-clamp',
      length: null,
      partNumber: '=cmd()',
      article: { code: 'clamp-of-frame', values: { height: 35 } },
      needed: 24,
      spare: 2,
      total: 26,
    },
  ],
  cutting: [{ stockLength: 4200, bars: 9, pieces: [2100, 2000], waste: 100 }],
  notes: ['no-expansion-joint-named'],
  railLength: { drawn: 36.9, bought: 37.8 },
  mass: { lighter: 299.7, heavier: 449.2 },
  foot: { mass: 15.24, uplift: 1.2341, downward: 0.4 },
}

test('parts, cuts and figures as a spreadsheet reads them', () => {
  expect(partsCsv(list)).toBe(
    [
      'Part,Article,Part number,Length mm,Needed,Spare,Total',
      'Solar panel,,to be named,,15,0,15',
      'Rail,,"R,42 ""long""",4200,9,0,9',
      "Mid clamp,For frames 35 mm high.,'=cmd(),,24,2,26",
      '',
      'Rails: stock length mm,Bars,Pieces from each mm,Rest of each mm',
      '4200,9,2100 + 2000,100',
      'Note,No expansion joints are counted: the library names no length of rail that needs one. Ask the maker of the rails.',
      '',
      'Figure,Value,Unit',
      'Rails as drawn,36.9,m',
      'Rails as bought,37.8,m',
      '"Mass on the roof, lighter bound",299,kg',
      '"Mass on the roof, heavier bound",450,kg',
      'Largest mass on a foot,15.3,kg',
      '"Largest uplift of a foot, ultimate",1.24,kN',
      '"Largest downward load of a foot, ultimate",0.4,kN',
      '',
    ].join('\r\n'),
  )
})

test('a list without feet has no loads of feet', () => {
  expect(partsCsv({ ...list, parts: [], cutting: [], foot: null })).not.toContain('foot')
})
