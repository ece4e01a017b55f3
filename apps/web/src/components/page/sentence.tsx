import { text } from '@soundroof/contract/platform/text'
import { Fragment, type ReactNode } from 'react'

type Props = { readonly text: string } & Readonly<Record<string, ReactNode>>

/** A sentence with links or bold words in it, kept whole for the translator: `<Sentence text="Read the {terms}" terms={<a …>} />`. */
export const Sentence = ({ text: english, ...parts }: Props) =>
  text(english)
    .split(/\{(\w+)\}/)
    .map((piece, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not move
      <Fragment key={position}>{position % 2 === 1 ? parts[piece] : piece}</Fragment>
    ))
