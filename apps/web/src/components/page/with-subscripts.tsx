import type { SymbolPart } from '@soundroof/report/wording/trace-formula'

/** A symbol or a formula with its subscripts. */
export const WithSubscripts = ({ parts }: { readonly parts: readonly SymbolPart[] }) =>
  parts.map(({ text, isSub }, position) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part may stand twice; the order of a formula is fixed
    isSub ? <sub key={position}>{text}</sub> : <span key={position}>{text}</span>,
  )
