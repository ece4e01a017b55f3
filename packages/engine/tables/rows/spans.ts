/** Spans of a table, mm: the first, then multiples of a step up to the last (design decisions, capacity tables). */
type SpanList = { readonly from: number; readonly step: number; readonly to: number }

const first = 450

const zcLists: Readonly<Record<number, SpanList>> = {
  100: { from: 600, step: 300, to: 9000 },
  150: { from: 600, step: 300, to: 9000 },
  200: { from: 500, step: 500, to: 12_000 },
  250: { from: 600, step: 300, to: 18_000 },
  300: { from: 600, step: 300, to: 18_000 },
  350: { from: 600, step: 300, to: 18_000 },
}

const topHatLists: Readonly<Record<number, SpanList>> = {
  22: { from: 500, step: 100, to: 4000 },
  40: { from: 500, step: 100, to: 4000 },
  61: { from: 500, step: 100, to: 4000 },
  96: { from: 600, step: 300, to: 7500 },
  120: { from: 600, step: 300, to: 7500 },
}

const spansIn = (list: SpanList | undefined, depth: number): readonly number[] => {
  if (!list) throw new RangeError(`no spans for a depth of ${depth} mm`)
  const count = (list.to - list.from) / list.step + 1
  return [first, ...Array.from({ length: count }, (_, index) => list.from + index * list.step)]
}

/** By nominal depth, mm. */
export const zcSpans = (depth: number): readonly number[] => spansIn(zcLists[depth], depth)
export const topHatSpans = (depth: number): readonly number[] => spansIn(topHatLists[depth], depth)
