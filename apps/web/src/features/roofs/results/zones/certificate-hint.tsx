import { TextLink } from '../../../../components/page/button-link.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'

/** For customers: staff write the certificate. */
export const CertificateHint = () => {
  const say = useSay()
  return (
    <>
      {say('report.sentence', { words: say('roofs.preliminary-not-a-certificate') })}{' '}
      <TextLink to="/helpContext" search={{ index1: '0', index2: '0' }}>
        {say('roofs.need-an-engineering-certificate')}
      </TextLink>
    </>
  )
}
