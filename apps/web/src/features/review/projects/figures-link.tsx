import { TextLink } from '../../../components/page/button-link.tsx'
import { useSay } from '../../../platform/words/use-say.ts'

/** From a result to the figures it rests on, where engineers confirm them. */
export const FiguresLink = ({ hash }: { readonly hash: string }) => {
  const say = useSay()
  return (
    <TextLink to="/console/figures" search={{ project: hash }}>
      {say('review.figures-it-rests-on')}
    </TextLink>
  )
}
