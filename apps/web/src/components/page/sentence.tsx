import type { ScreenCode } from '@soundroof/words/language/say'
import { Fragment, type ReactNode } from 'react'
import { useSay } from '../../platform/words/use-say.ts'

type Props = { readonly says: ScreenCode } & Readonly<Record<string, ReactNode>>

/** A sentence with links or bold words in it, kept whole for the translator: `<Sentence says="identity.read-the" terms={<a …>} />`. */
export const Sentence = ({ says, ...parts }: Props) =>
  useSay()({ code: says })
    .split(/\{(\w+)\}/)
    .map((piece, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order
      <Fragment key={position}>{position % 2 === 1 ? parts[piece] : piece}</Fragment>
    ))
