import type { DrawnSignature } from '@soundroof/contract/review/as-built/drawn-signature'
import type { BlockOf, Cell, FooterBlock, Proof, TableBlock } from '../blocks/blocks.ts'

/** A certificate pack as data: pages of blocks that stand beside and below each other, denser than a report. */

/** A text in pieces, some of them strong. */
export type Words = readonly { readonly text: string; readonly strong?: true }[]

/** Begins a page: who issues it, what the page is, and the code of the document. */
export type MastheadBlock = {
  readonly kind: 'masthead'
  readonly provider: string
  /** ABN, phone and the like, beside the name. */
  readonly contact: string
  readonly title: string
  readonly subtitle: Words
  readonly proof: Proof
  /** What the foot of its pages names: the address. */
  readonly about: string
}
/** A frame around what is read first. */
type BoxBlock = {
  readonly kind: 'box'
  /** Large and at the left; empty: a note on grey. */
  readonly title: string
  readonly words: Words
}
/** One fact to a line, with a rule below. */
type FactsBlock = {
  readonly kind: 'facts'
  /** Share of the width that the labels take. */
  readonly labels: number
  readonly items: readonly Fact[]
}
export type Fact = {
  readonly label: string
  readonly value: string
  /** Names with an underscore are symbols: "w_u" is w with u below. */
  readonly symbols?: boolean
}
type WordsBlock = {
  readonly kind: 'words'
  readonly words: Words
  readonly symbols?: boolean
  readonly size?: 'small'
}
export type PackCell = Cell & {
  /** Share of a bar that is filled, drawn before the text. */
  readonly bar?: number
}
export type PackTable = Omit<TableBlock, 'rows'> & { readonly rows: readonly (readonly PackCell[])[] }
/** What stands in a column. */
export type ColumnBlock = BlockOf<'heading' | 'paragraph' | 'list' | 'drawing'> | WordsBlock | FactsBlock | PackTable
/** Blocks beside each other, each column with its share of the width. */
type ColumnsBlock = {
  readonly kind: 'columns'
  readonly columns: readonly { readonly weight: number; readonly blocks: readonly ColumnBlock[] }[]
}
export type FormEntryBlock =
  | {
      readonly kind: 'entry'
      readonly label: string
      readonly value: string
      /** Where it comes from. */
      readonly origin: string
      readonly symbols?: boolean
      /** A line to sign on above its words. */
      readonly isSignature?: true
    }
  | PackTable
/** A section of a form: what it asks for at the left, the entries at the right. */
type FormSectionBlock = {
  readonly kind: 'form-section'
  readonly title: string
  readonly hint: string
  readonly entries: readonly FormEntryBlock[]
}
/** Who signs, and what the signature says. */
type SignatureBlock = {
  readonly kind: 'signature'
  readonly title: string
  readonly items: readonly Fact[]
  readonly statement: string
  /** "Signed electronically, 24 Nov 2026, 14:10 AEDT". */
  readonly signed: string
  /** Above the line; absent or empty: nothing was drawn. */
  readonly drawn?: DrawnSignature
  readonly note: string
}

/** Photographs with what they show, when and where they were taken. */
type PhotosBlock = {
  readonly kind: 'photos'
  readonly photos: readonly { readonly id: string; readonly title: string; readonly facts: string }[]
}

export type PackBlock =
  | MastheadBlock
  | BoxBlock
  | ColumnsBlock
  | FormSectionBlock
  | SignatureBlock
  | PhotosBlock
  | ColumnBlock
  | FooterBlock

export type PackBlockOf<K extends PackBlock['kind']> = Extract<PackBlock, { kind: K }>
