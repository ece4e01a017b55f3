import type { Message } from '@soundroof/contract/roofs/results/messages/message'

/** A name or citation that no language changes: of a product, an edition or a clause. */
export const verbatim = (text: string): Message => ({ code: 'verbatim', values: { text } })
