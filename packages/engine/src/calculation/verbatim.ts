import type { Message } from '@soundroof/contract/roofs/results/messages/message'

/** A name or citation that is the same in every language: of a product, an edition or a clause. */
export const verbatim = (text: string): Message => ({ code: 'verbatim', values: { text } })
