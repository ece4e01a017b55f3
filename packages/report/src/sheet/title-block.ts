import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import { displayName } from '@soundroof/contract/roofs/projects/draft'
import { isFromDesk } from '@soundroof/contract/roofs/projects/photos'
import type { Say } from '@soundroof/words/language/say'
import { numbersText } from '../blocks/identity.ts'
import type { Mark } from '../drawing/mark.ts'
import { accent, quiet } from '../drawing/palette.ts'
import { siteMomentIn } from '../wording/site-time.ts'
import { proofMarks } from './code-marks.ts'
import { box, line, type Pen, paper, type SheetPart, titleHeight, words } from './paper.ts'
import { isReleased, type SiteSheetInput } from './sheet-input.ts'

/** A cell: what it names, and up to so many lines of what it is. */
type Entry = { readonly label: string; readonly values: readonly string[]; readonly most: number }
type Cell = { readonly width: number; readonly entries: readonly Entry[] }

const top = paper.bottom - titleHeight
const lead = 8.6
const size = 7.2

const sheetWidth = paper.right - paper.left

const linesOf = (pen: Pen, { values }: Entry, width: number): readonly string[] =>
  values.flatMap((value) => pen.wrap(value, width - 10, size, true))

/** The last line that there is room for, with a sign that more follows: whole words, of one word the signs that fit. */
const ended = (pen: Pen, text: string, width: number): string => {
  const fits = (part: string): boolean => pen.width(`${part}…`, size, true) <= width - 10
  const words = text.trimEnd().split(' ')
  while (words.length > 1 && !fits(words.join(' '))) words.pop()
  const signs = [...words.join(' ')]
  while (signs.length > 0 && !fits(signs.join(''))) signs.pop()
  return `${signs.join('')}…`
}

const entryMarks = (pen: Pen, entry: Entry, x: number, y: number, width: number) => {
  const { label, most } = entry
  const broken = linesOf(pen, entry, width)
  const shown = broken.slice(0, most)
  const isCut = broken.length > most
  const cut = shown.map((line, index) => (isCut && index === most - 1 ? ended(pen, line, width) : line))
  return {
    marks: [
      words(x + 5, y + lead / 2, label, { size: 7, colour: quiet }),
      ...cut.map((line, index) => words(x + 5, y + lead * (index + 1.5), line, { size, strong: true })),
    ],
    height: lead * (cut.length + 1) + 1,
  }
}

const filled = (values: readonly (string | null | undefined)[]): readonly string[] =>
  values.filter((value): value is string => value !== null && value !== undefined && value !== '')

/** What was left open is said. */
const stated = (say: Say, values: Parameters<typeof filled>[0]): readonly string[] => {
  const known = filled(values)
  return known.length === 0 ? [say('sheet.not-stated')] : known
}

const joined = (parts: readonly string[], between: string): string => parts.filter((part) => part !== '').join(between)

const ofProject = (say: Say, { project }: SiteSheetInput): Cell => ({
  width: 142,
  entries: [
    { label: say('sheet.address'), values: stated(say, [siteAddress(project.building)]), most: 2 },
    { label: say('sheet.project'), values: [displayName(project)], most: 2 },
  ],
})

const ofClient = (say: Say, { project: { header } }: SiteSheetInput): Cell => ({
  width: 124,
  entries: [
    { label: say('sheet.client'), values: stated(say, [header.clientName]), most: 1 },
    {
      label: say('sheet.site-contact'),
      values: stated(say, [joined([header.contactName, header.contactPhone], ', '), header.crewNote]),
      most: 3,
    },
  ],
})

const ofFirms = (say: Say, { identity, provider }: SiteSheetInput): Cell => ({
  width: 158,
  entries: [
    {
      label: say('sheet.installer'),
      values: stated(say, identity?.installer ? [identity.installer.name, numbersText(identity.installer)] : []),
      most: 3,
    },
    { label: say('sheet.provider'), values: filled([provider.name]), most: 1 },
  ],
})

const stateOf = (say: Say, { identity, isDraft = false }: SiteSheetInput): string => {
  if (isDraft || identity?.state === 'draft') return say('sheet.state-draft')
  return identity?.state === 'superseded' ? say('sheet.state-superseded') : ''
}

/** Why the crew does not start with the rails; on every sheet. */
const releaseOf = (say: Say, input: SiteSheetInput): readonly string[] => {
  if (!isReleased(input)) return [say('sheet.state-engineer')]
  return isFromDesk(input.project) ? [say('sheet.state-from-desk')] : []
}

const ofReport = (say: Say, input: SiteSheetInput): Cell => {
  const { identity, issuedAt, project, choices } = input
  const revision = identity && say('sheet.revision', { revision: identity.revision })
  const values = [
    identity?.reportNumber,
    revision,
    stateOf(say, input),
    siteMomentIn(say, issuedAt, project.building, choices),
  ]
  return { width: 104, entries: [{ label: say('sheet.report'), values: filled(values), most: 5 }] }
}

const cellsOf = (say: Say, input: SiteSheetInput, scale: string): readonly Cell[] => [
  ofProject(say, input),
  ofClient(say, input),
  ofFirms(say, input),
  ofReport(say, input),
  { width: 62, entries: [{ label: say('sheet.scale-at-a4'), values: filled([scale]), most: 2 }] },
]

/** What the title block has no room for, whole: it stands once, on the first sheet. */
export const cutFromTitle = (say: Say, pen: Pen, input: SiteSheetInput): readonly string[] =>
  cellsOf(say, input, '').flatMap(({ width, entries }) =>
    entries
      .filter((entry) => linesOf(pen, entry, width).length > entry.most)
      .map(({ label, values }) => say('sheet.in-full', { label, text: values.join(', ') })),
  )

const divider = (x: number): Mark => line(x, top, x, top + titleHeight, { width: 0.6 })

const cellPart = (pen: Pen, { width, entries }: Cell, x: number): SheetPart => {
  let y = top + 2.6
  const marks = entries.flatMap((entry) => {
    const drawn = entryMarks(pen, entry, x, y, width)
    y += drawn.height
    return drawn.marks
  })
  return { tag: 'P', marks: [divider(x), ...marks] }
}

type About = { readonly about: string; readonly scale: string; readonly number: number; readonly of: number }

const codeWidth = 76

const gapAfterName = 6

/** From line to line below the name: five have room. */
const tight = 8.1

const frame = (
  say: Say,
  pen: Pen,
  input: SiteSheetInput,
  { about, number, of }: About,
  width: number,
): readonly Mark[] => {
  const [x, last] = [paper.left + 6, paper.right - codeWidth - 57]
  const after = x + pen.width('Soundroof', 8.5, true) + gapAfterName
  const below = [
    ...pen
      .wrap(about, width - 12, 7)
      .slice(0, 2)
      .map((text) => ({ text, strong: false })),
    ...releaseOf(say, input).map((text) => ({ text, strong: true })),
    ...pen.wrap(say('sheet.no-certificate'), width - 12, 7).map((text) => ({ text, strong: false })),
  ]
  return [
    box(paper.left, top, sheetWidth, titleHeight, { width: 0.9 }),
    divider(paper.right - codeWidth),
    words(x, top + 9, 'Soundroof', { size: 8.5, strong: true, colour: accent }),
    words(after, top + 9, say('sheet.site-sheet'), { size: 12, strong: true }),
    ...below.map(({ text, strong }, index) =>
      words(x, top + 19.5 + index * tight, text, { size: 7, strong, ...(strong ? {} : { colour: quiet }) }),
    ),
    words(last, top + 33, say('sheet.sheet'), { size: 7, colour: quiet }),
    words(last, top + 45, say('sheet.number-of', { number, of }), { size: 11, strong: true }),
  ]
}

/** On every sheet: whose roof, where, by whom, which revision, which sheet of how many. */
export const titleBlock = (say: Say, pen: Pen, input: SiteSheetInput, about: About): readonly SheetPart[] => {
  const cells = cellsOf(say, input, about.scale)
  const own = sheetWidth - cells.reduce((sum, { width }) => sum + width, 0) - codeWidth
  let x = paper.left + own
  const parts = cells.map((cell) => {
    const part = cellPart(pen, cell, x)
    x += cell.width
    return part
  })
  return [{ tag: 'P', marks: frame(say, pen, input, about, own) }, ...parts, ...proofMarks(input)]
}
