import { text } from '@soundroof/contract/platform/text'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import classes from './zones.module.css'

/** For customers: staff write the certificate. */
export const CertificateHint = () => (
  <p className={classes.certificate}>
    <Sentence
      text="This is a preliminary assessment, not a structural certificate. {certificate}"
      certificate={
        <TextLink to="/helpContext" search={{ index1: '0', index2: '0' }}>
          {text('Need an engineering certificate?')}
        </TextLink>
      }
    />
  </p>
)
