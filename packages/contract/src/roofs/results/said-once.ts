/** JSON of what was said, and where it stands among what is said in the turn. */
export type Said = { readonly text: string; turn: number; position: number }

/** Texts that a packer keeps from one result to the next: up to this many, a few megabytes. */
export const MOST_KEPT = 5000

/** What is said in a turn, each once, in the order in which it comes. */
export const saidOnce = () => {
  let turn = 0
  let texts: string[] = []
  return {
    begin: (): void => {
      turn += 1
      texts = []
    },
    positionOf: (said: Said): number => {
      if (said.turn === turn) return said.position
      said.turn = turn
      said.position = texts.push(said.text) - 1
      return said.position
    },
    /** As JSON, without brackets. */
    text: (): string => texts.join(),
  }
}

/** JSON of texts, kept for those that come again. */
export const quotedTexts = () => {
  const known = new Map<string, string>()
  return (text: string): string => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= MOST_KEPT) known.clear()
    const quoted = JSON.stringify(text)
    known.set(text, quoted)
    return quoted
  }
}
