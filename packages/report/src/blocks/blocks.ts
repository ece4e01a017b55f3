import type { PhotoCategory } from '@soundroof/contract/roofs/projects/photos'
import type { CheckOutcome, Verdict } from '@soundroof/contract/roofs/results/result'
import type { PlainCode } from '@soundroof/words/language/say'
import type { Scene } from '../drawing/scene.ts'
import type { Tone } from '../wording/tone.ts'

export type KeyValue = {
  readonly label: string
  readonly value: string
  readonly unit: string
  readonly note?: string
  /** What it rests on, printed once for the report: `withSources` puts the numbers in. */
  readonly sources?: readonly string[]
}

export type Column = {
  readonly title: string
  readonly align: 'left' | 'right' | 'center'
  /** Share of the width. */
  readonly weight: number
}

export type Cell = {
  readonly text: string
  readonly tone?: Tone
  readonly strong?: boolean
  /** In the small type of a note. */
  readonly small?: boolean
  /** Names with an underscore are symbols: "w_u" is w with u below. */
  readonly symbols?: boolean
  /** A second, smaller line. */
  readonly note?: string
  /** As for a KeyValue. */
  readonly sources?: readonly string[]
}

export type ListItem = {
  readonly text: string
  readonly note?: string
  /** As for a KeyValue. */
  readonly sources?: readonly string[]
}

/** A line of the derivation. */
export type StepLine = {
  readonly symbol: string
  readonly label: string
  readonly value: string
  readonly unit: string
  readonly clause: string
  readonly formula: string
  /** The formula with its numbers; null where the value was read or set. */
  readonly substituted: string | null
  /** The formula as the engine writes it, and its numbers: for setting it with fractions and roots. */
  readonly expression: { readonly formula: string; readonly given: Readonly<Record<string, number>> }
  readonly branch: string | null
  readonly source: string | null
  readonly status: 'verified' | 'unverified' | 'estimate'
}

export type TitleBlock = {
  readonly kind: 'title'
  readonly text: string
  /** The name of the project, small; absent where the title is that already. */
  readonly name?: string
  readonly subtitle: string
  readonly provider: string
  readonly facts: readonly KeyValue[]
  /** Printed across the top of a report that was not issued. */
  readonly draftMark: string | null
  /** Of provider and installer. */
  readonly logos?: readonly { readonly image: string; readonly name: string }[]
  /** For the page that says whether the document is valid; absent where the document was not issued. */
  readonly proof?: Proof
}
export type Proof = {
  /** As it is typed. */
  readonly code: string
  /** Address of that page. */
  readonly address: string
}
export type HeadingBlock = {
  readonly kind: 'heading'
  readonly level: 1 | 2 | 3
  readonly text: string
  /** Begins a sheet on the screen; on paper a page, unless much of the last one is free. */
  readonly newPage?: boolean
  /** Keeps its content on one page where that leaves no large gap on the page before. */
  readonly together?: boolean
  /** Keeps its content on one page, however much that leaves free on the page before. */
  readonly onOnePage?: boolean
}
export type ParagraphBlock = { readonly kind: 'paragraph'; readonly text: string; readonly size?: 'normal' | 'small' }
/** A sentence without its full stop; on paper it ends in the page of a heading. */
export type PageReferenceBlock = { readonly kind: 'page-reference'; readonly text: string; readonly pageOf: string }
export type NoticeBlock = {
  readonly kind: 'notice'
  /** Null: no result was issued. */
  readonly verdict: Verdict | null
  /** As serious as a verdict that stops work. */
  readonly isWarning?: true
  readonly title: string
  readonly text: string
}
export type KeyValuesBlock = {
  readonly kind: 'keyValues'
  readonly items: readonly KeyValue[]
  /** Low rows, for many short answers. */
  readonly isDense?: boolean
}
export type TableBlock = {
  readonly kind: 'table'
  readonly caption: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
  /** Low rows, for a page of numbers. */
  readonly isDense?: boolean
}
export type ListBlock = {
  readonly kind: 'list'
  readonly tone: Tone
  readonly size?: 'normal' | 'small'
  /** Numbers, by which other blocks refer to the items. */
  readonly isNumbered?: boolean
  readonly items: readonly ListItem[]
}
export type DrawingBlock = {
  readonly kind: 'drawing'
  readonly scene: Scene
  readonly caption: string
  readonly isSmall?: boolean
}
/** On paper: the headings that follow, with their pages. */
export type ContentsBlock = { readonly kind: 'contents'; readonly title: string }
export type PhotosBlock = {
  readonly kind: 'photos'
  readonly category: PhotoCategory
  readonly title: string
  /** Stored addresses of the photos. */
  readonly ids: readonly string[]
  /** When each was taken, and where it looks; empty: not known. */
  readonly facts?: readonly string[]
  /** How many there are, where not all are shown. */
  readonly of?: number
  readonly size?: 'small'
}
export type StepsBlock = {
  readonly kind: 'steps'
  readonly title: string
  /** Depth in the tree, from 0. */
  readonly depth: number
  /** Printed above its steps where they go on on a new page. */
  readonly continued: string
  readonly steps: readonly StepLine[]
}
/** A rule of the method; citations in the report link to it. */
export type RuleBlock = {
  readonly kind: 'rule'
  readonly number: string
  readonly title: string
  readonly parts: readonly { readonly kind: 'text' | 'item'; readonly text: string }[]
}
/** On every page, with page n of m. */
export type FooterBlock = {
  readonly kind: 'footer'
  readonly text: string
  readonly provider: string
  readonly version: string
  readonly proof?: Proof
}

/** A report as data: the screen and the PDF draw the same blocks. */
export type Block =
  | TitleBlock
  | HeadingBlock
  | ParagraphBlock
  | PageReferenceBlock
  | NoticeBlock
  | KeyValuesBlock
  | TableBlock
  | ListBlock
  | DrawingBlock
  | PhotosBlock
  | StepsBlock
  | RuleBlock
  | ContentsBlock
  | FooterBlock

export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>

export const heading = (level: 1 | 2 | 3, text: string, newPage = false): HeadingBlock =>
  newPage ? { kind: 'heading', level, text, newPage } : { kind: 'heading', level, text }

export const headingOfWhole = (level: 2 | 3, text: string): HeadingBlock => ({
  kind: 'heading',
  level,
  text,
  together: true,
})

export const paragraph = (text: string, size: 'normal' | 'small' = 'normal'): ParagraphBlock => ({
  kind: 'paragraph',
  text,
  size,
})

/** A heading and its list, kept on one page; nothing for an empty list. */
export const listUnder = (
  title: string,
  items: readonly ListItem[],
  tone: Tone = 'plain',
  size: 'normal' | 'small' = 'normal',
): readonly Block[] => (items.length === 0 ? [] : [headingOfWhole(2, title), { kind: 'list', tone, size, items }])

export const outcomeWords: Readonly<Record<CheckOutcome, { readonly text: PlainCode; readonly tone: Tone }>> = {
  pass: { text: 'Pass', tone: 'good' },
  fail: { text: 'Fail', tone: 'bad' },
  'not-applicable': { text: 'Not applicable', tone: 'muted' },
  'not-checked': { text: 'Not checked', tone: 'caution' },
  'needs-engineer': { text: 'Needs an engineer', tone: 'caution' },
  condition: { text: 'On condition', tone: 'caution' },
}
