import { text } from '@soundroof/contract/platform/text'

/** Beside a review, wherever it is shown or checked. */
export const withoutResultSentence = (): string =>
  text('No result calculated here was reviewed: the inputs of the project had none when the review was delivered.')
