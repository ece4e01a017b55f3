import { TextLink } from '../../../../components/page/button-link.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from './zones.module.css'

/** For customers: staff write the certificate. */
export const CertificateHint = () => {
  const say = useSay()
  return (
    <p className={classes.certificate}>
      <Sentence
        says="roofs.this-is-a-preliminary-assessment-not"
        certificate={
          <TextLink to="/helpContext" search={{ index1: '0', index2: '0' }}>
            {say('roofs.need-an-engineering-certificate')}
          </TextLink>
        }
      />
    </p>
  )
}
