import { TextLink } from '../page/button-link.tsx'

/** The documents open beside the form, which would be empty on the way back. */
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
