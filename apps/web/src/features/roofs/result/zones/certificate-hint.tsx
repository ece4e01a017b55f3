import { TextLink } from '../../../../components/page/button-link.tsx'
import classes from './zones.module.css'

/** For customers: staff write the certificate. */
export const CertificateHint = () => (
  <p className={classes.certificate}>
    This is a preliminary assessment, not a structural certificate.{' '}
    <TextLink to="/helpContext" search={{ index1: '0', index2: '0' }}>
      Need an engineering certificate?
    </TextLink>
  </p>
)
