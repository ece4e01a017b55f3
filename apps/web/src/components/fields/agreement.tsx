import { TextLink } from '../page/button-link.tsx'

/** Opens the documents in new tabs, so that the form is not lost. */
export const Agreement = () => (
  <>
    I have read and agree to the{' '}
    <TextLink to="/terms" target="_blank">
      Terms of Service
    </TextLink>{' '}
    and{' '}
    <TextLink to="/privacy" target="_blank">
      Privacy
    </TextLink>
  </>
)
