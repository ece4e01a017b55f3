import { useSay } from '../../platform/words/use-say.ts'

import { TextLink } from '../page/button-link.tsx'
import { Sentence } from '../page/sentence.tsx'

/** Opens the documents in new tabs, so that the form is not lost. */
export const Agreement = () => {
  const say = useSay()
  return (
    <Sentence
      says="components.i-have-read-and-agree-to"
      service={
        <TextLink to="/terms" target="_blank">
          {say('shell.terms-of-service')}
        </TextLink>
      }
      privacy={
        <TextLink to="/privacy" target="_blank">
          {say('components.privacy')}
        </TextLink>
      }
    />
  )
}
