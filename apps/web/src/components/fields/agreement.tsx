import { text } from '@soundroof/contract/platform/text'
import { TextLink } from '../page/button-link.tsx'
import { Sentence } from '../page/sentence.tsx'

/** Opens the documents in new tabs, so that the form is not lost. */
export const Agreement = () => (
  <>
    <Sentence
      text="I have read and agree to the {service} and {privacy}"
      service={
        <TextLink to="/terms" target="_blank">
          {text('Terms of Service')}
        </TextLink>
      }
      privacy={
        <TextLink to="/privacy" target="_blank">
          {text('Privacy')}
        </TextLink>
      }
    />
  </>
)
